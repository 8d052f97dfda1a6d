// Runs before the first paint: the theme and the language that were chosen last on this device.
(function () {
  try {
    var root = document.documentElement;
    var chosen = JSON.parse(localStorage.getItem('campushive_preferences') || '{}');
    if (/^(light|dark|system)$/.test(chosen.theme)) root.dataset.theme = chosen.theme;
    if (/^(fr|es)$/.test(chosen.language)) {
      root.lang = chosen.language;
      root.dataset.foreign = '';
    }
  } catch {
    // Without storage the page looks as it does to everybody.
  }
})();
// A page that is drawn already is shown before its code runs; a tab that nobody sees is never drawn.
(function () {
  function begin() {
    var entry = document.getElementById('entry');
    if (entry !== null) import(entry.href);
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  }
  if (document.hidden) begin();
  else
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
})();
