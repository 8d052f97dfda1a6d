import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Comments, so that an apostrophe in one begins no text; then texts. */
const TEXTS = /\/\/[^\n]*|\/\*.*?\*\/|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gs;

it('keeps French marks on the line of their word: a question mark never begins one', () => {
  const files = globSync('{contract,features}/src/**/*.fr.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  const loose = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(TEXTS)]
      .map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, '0'))
      .filter((text) => !text.startsWith('/') && / [?!;:»]|« |\d (?:Mo|Ko|Go|h|%)(?![\wà-ÿ])/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(loose).toEqual([]);
});
