// Stands at the end of every page: the app's script is asked for once the page has been painted.
(function () {
  function start() {
    for (const file of FILES) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    void import(ENTRY);
  }
  // Nothing is painted in a tab that nobody sees.
  if (document.visibilityState === "hidden") start();
  else requestAnimationFrame(() => setTimeout(start));
})();
