// Runs before the first paint: the theme that was chosen last on this device, and the language: that of the address, the
// chosen one, the one the server drew the page in, or the device's. Where it is another than the page's, the page is asked
// for once more while the app's code is on its way, and takes the place of this one.
var translated = (function () {
  var KEY = 'campushive_preferences';
  var OURS = /^(en|fr|es)$/;
  var root = document.documentElement;
  var drawn = 'drawn' in root.dataset;
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem(KEY)) || chosen;
    var address = new URL(location.href);
    var asked = address.searchParams.get('lang');
    if (OURS.test(asked)) {
      chosen.language = asked;
      localStorage.setItem(KEY, JSON.stringify(chosen));
      // Said once: whoever then chooses another language is not led back by a reload.
      address.searchParams.delete('lang');
      history.replaceState(history.state, '', address);
    }
  } catch {
    // Without storage the page looks as it does to everybody.
  }
  if (/^(light|dark|system)$/.test(chosen.theme)) root.dataset.theme = chosen.theme;
  var language = OURS.test(chosen.language) ? chosen.language : drawn ? root.lang : ofDevice();
  if (language === root.lang) return;
  root.lang = language;
  root.dataset.foreign = '';
  if (drawn) return askAgain();

  function ofDevice() {
    var known = (navigator.languages || [])
      .map(function (one) {
        return one.slice(0, 2);
      })
      .filter(function (one) {
        return OURS.test(one);
      });
    return known[0] || 'en';
  }

  function askAgain() {
    return new Promise(function (resolve) {
      var request = new XMLHttpRequest();
      request.open('GET', location.pathname + location.search);
      // Parsed without running anything.
      request.responseType = 'document';
      request.timeout = 5000;
      request.setRequestHeader('accept-language', language);
      request.onloadend = function () {
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', end);
        else end();
      };
      request.send();
      function end() {
        if (request.status === 200 && request.response) take(request.response);
        resolve();
      }
    });
  }

  // Without a drawing in this language the app draws the page by itself.
  function take(page) {
    var theirs = page.getElementById('root');
    if (
      page.documentElement.lang !== language ||
      !theirs ||
      (theirs.dataset.prerendered || 'en') !== language
    )
      return;
    ['root', 'answers'].forEach(function (id) {
      var [here, there] = [document.getElementById(id), page.getElementById(id)];
      if (here && there) here.replaceWith(there);
      else if (here) here.remove();
      else if (there) document.body.append(there);
    });
    document.title = page.title;
    delete root.dataset.foreign;
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
    if (translated) translated.then(load);
    else load();
  }
  function load() {
    var entry = document.getElementById('entry');
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
