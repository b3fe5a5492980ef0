// Before the first paint: the scheme that was chosen here last, else the system's. MUI's "mw-mode" key.
(function () {
  var root = document.documentElement;
  var mode = null;
  try {
    mode = localStorage.getItem("mw-mode");
  } catch {
    // Storage is blocked: follow the system.
  }
  var dark =
    mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);

  // The browser's own bar goes with the page, now and whenever MUI changes the scheme.
  function colourBrowser() {
    var isDark = root.getAttribute("data-color-scheme") === "dark";
    var bar = document.querySelector("meta[name=theme-color]");
    bar.content = isDark ? bar.dataset.dark : bar.dataset.light;
  }
  new MutationObserver(colourBrowser).observe(root, { attributeFilter: ["data-color-scheme"] });
  root.setAttribute("data-color-scheme", dark ? "dark" : "light");
})();
