import { expect, it } from 'vitest';
import { readLanguage } from './language.js';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['ES', 'es'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['tw, es-MX;q=0.7, en;q=0.5', 'es'],
  ['en;q=0.3, fr;q=0.8', 'fr'],
  ['fr;q=0, en', 'en'],
  ['fr;q=nonsense, es;q=0.1', 'es'],
  ['*', 'en'],
  ['frisian', 'en'],
  [`${'tw,'.repeat(5_000)}fr`, 'en'],
])('reads %j as %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});
