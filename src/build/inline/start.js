// Stands at the end of every page: the app's script is asked for once the page has been painted.
(function () {
  function start() {
    for (const file of FILES) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    import(ENTRY).catch(sayThatItFailed);
  }

  // The page can be read, but nothing on it answers, and what spins spins for ever.
  function sayThatItFailed() {
    var wait = document.querySelector("main [role=status]");
    if (wait) wait.textContent = "";
    var note = document.createElement("div");
    note.setAttribute("role", "alert");
    note.style.cssText =
      "position:sticky;top:0;z-index:2000;padding:12px;text-align:center;color:var(--mw-palette-primary-contrastText);background:var(--mw-palette-primary-main)";
    var button = document.createElement("button");
    button.textContent = "Try again";
    button.style.cssText =
      "font:inherit;font-weight:600;color:inherit;background:none;border:2px solid;border-radius:12px;min-height:44px;margin:4px 12px;padding:0 16px";
    button.addEventListener("click", function () {
      location.reload();
    });
    note.append("Mendwise did not load. Check that you are online.", button);
    document.body.prepend(note);
  }

  // Nothing is painted in a tab that nobody sees.
  if (document.visibilityState === "hidden") start();
  else requestAnimationFrame(() => setTimeout(start));
})();
