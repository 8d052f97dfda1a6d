import { readdirSync, readFileSync } from 'node:fs';
import { campus as ghana } from '@campushive/campus-ghana';
import { campusWords } from '@campushive/contract/campus';
import { LOCALES } from '@campushive/contract/settings';
import { expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
// A template literal reads the definition itself; only a text waits for its words.
const used = texts.flatMap((path) =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(/(?<!\$)\{campus\.(\w+)\}/g)].map(
    ([, key = '']) => key,
  ),
);

it.each(LOCALES)('has a word for everything that a text asks of the campus, in %s', (locale) => {
  const words = campusWords(ghana, locale);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((key) => !words[key])).toEqual([]);
});
