// Before React is loaded: it would keep a task of the debugger's for each element, a tenth of all time.
Reflect.deleteProperty(console, "createTask");

// Nor is the place kept where each element was made: another tenth. React has a limit for that, which is
// reached at once here.
const react = await import("react");
const internals: unknown = Reflect.get(
  react,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (!internals || !Reflect.has(internals, "recentlyCreatedOwnerStacks"))
  throw new Error("React keeps its elements' places by another name now");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});
