// Stands in the head of every page, ahead of its first paint. The page was made without knowing who
// looks at it: the marks that this puts on the root choose among what it holds.
(function () {
  var root = document.documentElement;
  var data = root.dataset;

  // The scheme that was chosen here last, else the system's. "mw-mode" is MUI's key.
  var mode = stored("mw-mode");
  data.mode = mode === "dark" || mode === "light" ? mode : "system";
  var isDark =
    mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);

  // The browser's own bar goes with the page, now and whenever MUI changes the scheme.
  function colourBrowser() {
    var bar = document.querySelector("meta[name=theme-color]");
    bar.content = data.colorScheme === "dark" ? bar.dataset.dark : bar.dataset.light;
  }
  new MutationObserver(colourBrowser).observe(root, { attributeFilter: ["data-color-scheme"] });
  data.colorScheme = isDark ? "dark" : "light";

  // The page's own policy lets any server be asked that a person may enter. No other is meant than those
  // of the build and the one that is chosen in AI settings; see src/services/assistant/page-policy.ts.
  if ("servers" in data) {
    try {
      var kept = sessionStorage.getItem("assistant-settings");
      var policy = document.createElement("meta");
      policy.id = "servers";
      policy.httpEquiv = "Content-Security-Policy";
      policy.content = ["connect-src 'self'", data.servers, chosenServer(kept)].join(" ");
      document.head.append(policy);
    } catch {
      // Storage is blocked: what is chosen is known to the app alone.
    }
  }

  // Who is signed in sees the avatar at once.
  try {
    var session = JSON.parse(stored("auth-storage")).state;
    if (session.isAuthenticated) {
      data.session = "user";
      var words = (session.user.name || "U").trim().split(/\s+/).slice(0, 2);
      var initials = words.map((word) => Array.from(word)[0]).join("");
      root.style.setProperty("--mw-initials", JSON.stringify(initials.toLocaleUpperCase()));
    }
  } catch {
    // Nobody is signed in, or what is stored is junk.
  }

  // Who has answered the cookie banner does not see it again.
  if (!/(?:^|; )CookieConsent=(?:false|[01]{4})(?:;|$)/.test(document.cookie))
    data.consent = "open";

  // The landing page by the name of its file.
  if (location.pathname === "/index.html")
    history.replaceState(history.state, "", "/" + location.search + location.hash);

  // A host may answer any address with any page of the build: the wrong one shows its frame alone.
  var path = location.pathname.replace(/(.)\/$/, "$1");
  var page = data.page;
  var isOther = page === "404" ? data.paths.split(" ").includes(path) : page !== path;
  // What this screen shows depends on what only the address says.
  if (page && page !== "shell" && (isOther || (location.hash && path === "/reset-password")))
    data.page = "other";

  // What is pressed and typed before the script is there, for src/shared/early-touches.ts.
  var touches = (window.earlyTouches = []);
  function isLive(target) {
    var part = target.closest("main, #root");
    // Dialogs and menus stand outside, and come from the script.
    return !part || part.dataset.live !== undefined;
  }
  function keep(target, kind) {
    touches.push({ target: target, kind: kind, value: target.value });
  }
  addEventListener(
    "click",
    function (event) {
      var target = event.target.closest("button, [role=button], [type=checkbox]");
      if (!target || isLive(target)) return;
      event.preventDefault();
      keep(target, "click");
    },
    true,
  );
  addEventListener(
    "submit",
    function (event) {
      if (isLive(event.target)) return;
      event.preventDefault();
      keep(event.target, "submit");
    },
    true,
  );
  addEventListener(
    "input",
    function (event) {
      if (event.target.type !== "checkbox" && !isLive(event.target)) keep(event.target, "input");
    },
    true,
  );

  function chosenServer(kept) {
    try {
      var chosen = JSON.parse(kept).state.chosen;
      return chosen.source === "provider" ? new URL(chosen.server.baseUrl).origin : "";
    } catch {
      // Nothing is chosen, or what is stored is junk.
      return "";
    }
  }

  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage is blocked.
      return null;
    }
  }
})();
