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
  var begun = false;
  function begin() {
    if (document.getElementById('entry') !== null) run();
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  }
  // Chunk after chunk, each in a task of its own: between them the page answers touches. The entry runs last.
  function run() {
    var entry = document.getElementById('entry');
    if (begun || entry === null) return;
    begun = true;
    var chunks = [].map.call(
      document.querySelectorAll('link[rel=modulepreload]:not(#entry)'),
      function (link) {
        return link.href;
      },
    );
    function next() {
      var chunk = chunks.shift();
      if (chunk === undefined) import(entry.href);
      else import(chunk).then(rest, rest);
    }
    function rest() {
      setTimeout(next);
    }
    next();
  }
  if (document.hidden) return begin();
  requestAnimationFrame(function () {
    // Told once the picture is on the screen; not every browser tells.
    setTimeout(begin, 'PerformancePaintTiming' in window ? 300 : 0);
  });
  // Any picture: a page that begins with nothing but skeletons has no content for long.
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
})();
// A button that is pressed before its part of a drawn page is alive is pressed again once it is. React notes on each element
// that it knows how it is drawn; it has heard the press itself when it knew the button by the time the press was through.
(function () {
  var pressed = null;
  function alive(button) {
    return Object.keys(button).some(function (key) {
      return key.indexOf('__reactProps') === 0;
    });
  }
  function again(button) {
    if (button !== pressed || !button.isConnected) return;
    if (!alive(button)) return setTimeout(again, 50, button);
    pressed = null;
    button.click();
  }
  window.addEventListener('click', function (event) {
    var button = event.target instanceof Element && event.target.closest('[data-prerendered] button');
    if (!button || alive(button)) return;
    pressed = button;
    again(button);
  });
})();
