import { campusWords, fillMessages } from '@campushive/contract/campus';
import { expect, it } from 'vitest';
import * as catalogues from '@campushive/features/catalogues';
import { unreachableWords } from '@campushive/features/unreachable';
import { campus } from '../index.js';
import { swahili } from './index.js';

const english: Readonly<Record<string, { readonly en: object }>> = {
  ...catalogues,
  unreachable: { en: unreachableWords('en') },
};

/** Stands for every value that a text takes: a number, a name, or both under their names. */
const VALUE: unknown = Object.assign(Object(3), { name: 'Wanjiru', amount: 'KSh 3' });

/** Every text as it would be read, by where it stands; what takes values is called with some. */
function texts(group: object, path: string): [string, string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') {
      const said: unknown = (value as (...values: unknown[]) => unknown)(VALUE, VALUE, VALUE, VALUE);
      return typeof said === 'string' ? [[here, said]] : [];
    }
    return typeof value === 'object' && value !== null ? texts(value, here) : [];
  });
}

const own = swahili
  .flatMap((part) => Object.entries(part))
  .flatMap(([name, group]) => texts(fillMessages(group, campusWords(campus, 'sw')), name));
const read = new Map(
  Object.entries(english).flatMap(([name, { en }]) =>
    texts(fillMessages(en, campusWords(campus, 'en')), name),
  ),
);

it('has words for the main journeys, each for a text that there is', () => {
  expect(own.length).toBeGreaterThan(1_400);
  expect(own.filter(([path]) => !read.has(path))).toEqual([]);
});

it('says each text once', () => {
  const paths = own.map(([path]) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('knows every word of the campus that it uses, and says nothing twice in a row', () => {
  expect(own.filter(([, text]) => /\{campus\.|undefined|\b(\w{3,}) \1\b/.test(text))).toEqual([]);
});

it('is not English under another name', () => {
  const same = own.filter(([path, text]) => text === read.get(path) && /[a-z]{4}/.test(text));
  expect(same.length / own.length).toBeLessThan(0.01);
});
