// Runs first on a page of the dashboard, whose frame the server sends drawn (src/frames.tsx): whoever is not signed in goes
// to the login, and everybody else's first answers are on their way while the app's code still is.
(function () {
  var root = document.documentElement;
  var script = document.currentScript;
  if (script === null) return;
  try {
    var token = localStorage.getItem('campushive_token');
    if (token === null) return logIn();
    var user = JSON.parse(localStorage.getItem('campushive_user') || 'null') || {};
    var chosen = JSON.parse(localStorage.getItem('campushive_preferences') || '{}') || {};
    if (localStorage.getItem('campushive_sidebar') === 'collapsed') root.dataset.sidebar = '';
  } catch {
    // Without storage, or with a broken copy in it, the app finds out by itself.
    return;
  }
  var language = /^(fr|es)$/.test(chosen.language) ? chosen.language : 'en';
  if (location.search !== '') root.dataset.search = '';
  if (script.dataset.asks && !savesData() && !remembers()) drawAll();
  else askAll();
  nameAll();
  keepPress();

  function logIn() {
    window.stop();
    root.hidden = true;
    location.replace('/login?' + new URLSearchParams({ from: location.pathname + location.search }));
  }

  // A worker has the scripts of later visits, and keeps the answers for when there is no network.
  function remembers() {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  }

  function own(asToken, inLanguage) {
    return asToken === token && inLanguage === language && performance.now() < 30000;
  }

  // On a first visit the scripts take long: until then the server's drawing of what belongs into the frame is shown.
  function drawAll() {
    var coming = new Promise(function (resolve) {
      var request = new XMLHttpRequest();
      request.open('GET', '/drawn?' + new URLSearchParams({ at: location.pathname + location.search }));
      // Parsed without running anything.
      request.responseType = 'document';
      request.timeout = 30000;
      request.setRequestHeader('accept-language', language);
      request.setRequestHeader('authorization', 'Bearer ' + token);
      request.onloadend = function () {
        var page = request.status === 200 && request.response;
        var answers = page && page.getElementById('answers');
        if (!answers) {
          askAll();
          return resolve();
        }
        whenParsed(function () {
          if (root.dataset.frame === 'drawn') show(page.getElementById('drawn'));
          resolve(JSON.parse(answers.textContent).data);
        });
      };
      request.send();
    });
    // Taken once, by whom it was drawn for, before it is old.
    window.drawn = function (asToken, inLanguage) {
      delete window.drawn;
      if (!own(asToken, inLanguage)) return;
      // An app that is ready asks by itself sooner than it waits for long.
      return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 1000))]);
    };
  }

  function show(drawn) {
    var main = document.querySelector('main');
    // Nothing may be typed that would be lost.
    drawn.querySelectorAll('input, textarea').forEach(function (field) {
      field.readOnly = true;
    });
    drawn.querySelectorAll('select').forEach(function (field) {
      field.setAttribute('aria-disabled', 'true');
    });
    main.replaceChildren.apply(main, drawn.childNodes);
    root.dataset.filled = '';
    delete root.dataset.search;
  }

  function whenParsed(run) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  }

  function askAll() {
    if (location.search !== '') return;
    var answers = new Map();
    var parts = partsOf(script.dataset.at);
    (script.dataset.asks || '').split(' ').forEach(function (ask) {
      var path = ask.replace(/\{(\w+)\}/g, function (_, name) {
        return parts[name] || '';
      });
      if (path !== '' && !/\/(\/|$)/.test(path)) answers.set('/api' + path, answerTo('/api' + path));
    });
    // Each is taken once, by whom it was asked for, before it is old.
    window.early = function (url, asToken, inLanguage) {
      var answer = answers.get(url);
      answers.delete(url);
      if (own(asToken, inLanguage)) return answer;
    };
    if (script.dataset.sizes && !savesData()) answers.forEach(showPhotos);
  }

  function partsOf(pattern) {
    var at = location.pathname.split('/');
    var parts = { me: user.id };
    pattern.split('/').forEach(function (part, index) {
      if (part[0] === ':' && /^[\w-]+$/.test(at[index])) parts[part.slice(1)] = at[index];
    });
    return parts;
  }

  function answerTo(url) {
    var headers = { 'accept-language': language, authorization: 'Bearer ' + token };
    return fetch(url, { headers: headers, signal: AbortSignal.timeout(30000) })
      .then(function (answer) {
        var after = answer.headers.get('retry-after');
        return answer.json().then(function (body) {
          return {
            status: answer.status,
            body: body,
            retryAfter: after === null ? undefined : Number(after),
          };
        });
      })
      .catch(function () {
        // The app asks again, and says what is wrong.
      });
  }

  function savesData() {
    var line = navigator.connection || {};
    if (chosen.dataSaver === 'on') return true;
    return chosen.dataSaver !== 'off' && (line.saveData === true || /2g$/.test(line.effectiveType || ''));
  }

  // The pictures that are in sight first need not wait for the code that shows them.
  function showPhotos(coming) {
    coming.then(function (answer) {
      if (!answer || answer.status !== 200) return;
      []
        .concat(answer.body.data)
        .slice(0, Number(script.dataset.photos))
        .forEach(function (listing) {
          var photo = listing.photos && listing.photos[0];
          if (!photo) return;
          var link = document.createElement('link');
          link.rel = 'preload';
          link.as = 'image';
          link.type = 'image/avif';
          link.setAttribute('imagesizes', script.dataset.sizes);
          link.setAttribute(
            'imagesrcset',
            photo.variants
              .filter(function (one) {
                return one.format === 'avif';
              })
              .map(function (one) {
                return one.url + ' ' + one.width + 'w';
              })
              .join(', '),
          );
          document.head.append(link);
        });
    });
  }

  // A button of the frame that is pressed before the app runs is pressed again once it does.
  function keepPress() {
    var pressed = -1;
    var buttons = function () {
      return [].filter.call(document.querySelectorAll('button'), function (button) {
        return button.closest('main') === null;
      });
    };
    var press = function (event) {
      var button = event.target.closest('button');
      if (button !== null) pressed = buttons().indexOf(button);
    };
    document.addEventListener('click', press, true);
    new MutationObserver(function (_, watcher) {
      if (root.dataset.frame === 'drawn') return;
      watcher.disconnect();
      document.removeEventListener('click', press, true);
      var button = buttons()[pressed];
      if (button !== undefined) button.click();
    }).observe(root, { attributeFilter: ['data-frame'] });
  }

  // Strange letters stand where the student's own name and university belong, until they are read here.
  function nameAll() {
    var whole = String(user.name || '');
    var words = whole.split(/\s+/u).filter(function (word) {
      return /\p{L}/u.test(word);
    });
    var letter = function (word) {
      return (/\p{L}\p{M}*/u.exec(word || '') || [''])[0].toLocaleUpperCase();
    };
    var own = {
      'ꔀ ꔁ': whole,
      ꔀꔁ: letter(words[0]) + (words.length > 1 ? letter(words[words.length - 1]) : '') || '?',
      ꔀ: whole.split(' ')[0],
      ꔂ: String(user.university || ''),
    };
    var named = function (text) {
      return text.replace(/ꔀ ?ꔁ|ꔀ|ꔂ/g, function (sign) {
        return own[sign];
      });
    };
    var name = function (element, attribute) {
      var text = element.getAttribute(attribute);
      if (/[ꔀ-ꔂ]/.test(text || '')) element.setAttribute(attribute, named(text));
    };
    var fill = function (changes) {
      changes.forEach(function (change) {
        change.addedNodes.forEach(function (added) {
          var nodes = document.createNodeIterator(added, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
          for (var node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
            if (node.nodeType === Node.TEXT_NODE) {
              if (/[ꔀ-ꔂ]/.test(node.data)) node.data = named(node.data);
            } else {
              name(node, 'aria-label');
              name(node, 'value');
            }
          }
        });
      });
    };
    var watcher = new MutationObserver(fill);
    watcher.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', function () {
      fill(watcher.takeRecords());
      watcher.disconnect();
    });
  }
})();
