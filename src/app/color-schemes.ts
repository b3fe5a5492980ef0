export const colorSchemes = [
  { mode: "light", label: "Light", icon: "sun" },
  { mode: "dark", label: "Dark", icon: "moon" },
  { mode: "system", label: "As the system", icon: "auto" },
] as const;
