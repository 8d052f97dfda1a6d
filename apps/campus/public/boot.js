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
// What is typed or pressed before its part of a drawn page is alive is typed and pressed again once it is: libraries begin with
// fields of their own values, and forget it. React notes on each element that it knows how it is drawn; it has heard a
// press itself when it knew the button by the time the press was through.
(function () {
  // Frames in which something may still put a field back.
  var GUARDED = 30;
  var pressed = null;
  var typed = new Map();
  var telling = false;
  var looking = 0;
  function alive(element) {
    return Object.keys(element).some(function (key) {
      return key.indexOf('__reactProps') === 0;
    });
  }
  function drawn(event, what) {
    return event.target instanceof Element && event.target.closest('[data-prerendered] ' + what);
  }
  function valueOf(field) {
    return /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;
  }
  function tell(field, value) {
    telling = true;
    // First another value, or React takes what stands there for what it knows.
    if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
    } else {
      field.value = value === '' ? '0' : '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
    telling = false;
  }
  function look() {
    looking = 0;
    var told = true;
    typed.forEach(function (note, field) {
      if (!field.isConnected || note.frames > GUARDED) return typed.delete(field);
      if (!alive(field)) return (told = false);
      if (note.frames === 0 || valueOf(field) !== note.value) tell(field, note.value);
      note.frames += 1;
    });
    if (pressed && !pressed.isConnected) pressed = null;
    if (pressed && told && alive(pressed)) {
      var button = pressed;
      pressed = null;
      button.click();
    }
    if (pressed || typed.size > 0) later();
  }
  function later() {
    looking = looking || requestAnimationFrame(look);
  }
  window.addEventListener(
    'input',
    function (event) {
      var field = drawn(event, ':is(input, textarea, select)');
      if (telling || !field) return;
      var note = typed.get(field);
      if (note) note.value = valueOf(field);
      else if (!alive(field)) typed.set(field, { value: valueOf(field), frames: 0 });
      later();
    },
    true,
  );
  window.addEventListener('click', function (event) {
    var button = drawn(event, 'button');
    if (!button || alive(button)) return;
    pressed = button;
    later();
  });
})();
