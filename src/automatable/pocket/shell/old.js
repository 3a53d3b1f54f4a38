// For browsers that do not understand the other scripts: written as it was done in 2009.

(function () {
  function tell(what) {
    var booting = document.querySelector("[data-booting]");
    var words = JSON.parse(document.getElementById("shell-words").textContent);
    var own = words[(navigator.language || "en").slice(0, 2)] || words.en;
    booting.setAttribute("data-booting", "stopped");
    booting.querySelector("[data-progress]").textContent = own[what];
  }

  var missing = false;
  window.addEventListener("error", function (event) {
    if (event.target && event.target.tagName === "SCRIPT") missing = true;
  }, true);
  window.addEventListener("load", function () {
    if (!document.documentElement.hasAttribute("data-shell")) tell(missing ? "broken-off" : "old");
  });
})();
