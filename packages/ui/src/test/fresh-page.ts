import { beforeAll } from 'vitest';

// Test files share a page. A language, a theme or a note that one file leaves would reach the next file.
beforeAll(() => {
  const { documentElement: html, body } = document;
  for (const element of [html, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
