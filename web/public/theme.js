// The theme and the language are set before the first paint, so that nothing flashes.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("zashiki.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.lang = localStorage.getItem("zashiki.language") || (navigator.language.slice(0, 2) === "it" ? "it" : "en");
  } catch {
    root.lang = "en";
  }
})();
