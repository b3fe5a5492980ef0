// Before the first paint: the scheme that was chosen here last, else the system's. MUI's "mw-mode" key.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem("mw-mode");
  } catch {
    // Storage is blocked: follow the system.
  }
  var dark =
    mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-color-scheme", dark ? "dark" : "light");
})();
