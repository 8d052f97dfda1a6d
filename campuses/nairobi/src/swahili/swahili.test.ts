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

/** Stands for every value that a text takes: a number, a name, or several under their names. */
const VALUE: unknown = Object.assign(Object(3), {
  ...{ name: 'Wanjiru', displayName: 'UoN', location: 'Nairobi' },
  ...{ amount: 'KSh 3', paid: 'KSh 3', expected: 'KSh 4' },
  ...{ tickets: 3, asOf: '10:00', elsewhere: '10:01', here: '10:02' },
  map: () => ['KSh 3'],
});

/** Returns every text with its path. Functions are called with sample values. */
function texts(group: object, path: string): [string, string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') {
      const said: unknown = (value as (...values: unknown[]) => unknown)(VALUE, VALUE, VALUE, VALUE);
      if (typeof said === 'string') return [[here, said]];
      return typeof said === 'object' && said !== null ? texts(said, here) : [];
    }
    return typeof value === 'object' && value !== null ? texts(value, here) : [];
  });
}

const parts = swahili.flatMap((part) => Object.entries(part));
const own = parts.flatMap(([name, group]) => texts(fillMessages(group, campusWords(campus, 'sw')), name));
const read = new Map(
  Object.entries(english).flatMap(([name, { en }]) =>
    texts(fillMessages(en, campusWords(campus, 'en')), name),
  ),
);

/** Whether a text has words of its own, beside names, figures and what the campus calls itself. */
const hasWords = (text: string) =>
  /[a-z]{2}/.test(text.replace(/\{campus\.\w+\}/g, '').replace(/KSh|Wanjiru|UoN|Nairobi/g, ''));

const inEnglish = campusWords(campus, 'en');
const inSwahili = campusWords(campus, 'sw');

/** Whether a text is the campus's own words and nothing else, and these differ: without a text here they are read in English. */
const isOfCampus = (text: string) =>
  /^\{campus\.\w+\}$/.test(text) &&
  fillMessages({ text }, inEnglish).text !== fillMessages({ text }, inSwahili).text;

/** Whether a text is replaced as a whole: translations of articles and questions may leave parts out. */
const isReplaced = (path: string) => /^articles\.[\w-]+\.blocks|^contact\.faq/.test(path);

it('translates each text of every screen', () => {
  const said = new Set(parts.flatMap(([name, group]) => texts(group, name)).map(([path]) => path));
  const asked = Object.entries(english).flatMap(([name, { en }]) => texts(en, name));
  const missing = asked.filter(
    ([path, text]) =>
      (hasWords(text) || isOfCampus(text)) && !isReplaced(path) && !said.has(path) && !SPOKEN_ALIKE.has(path),
  );
  expect(missing).toEqual([]);
  const ids = Object.keys(english['articles']?.en ?? {});
  expect(ids.filter((id) => !said.has(`articles.${id}.title`))).toEqual([]);
});

/** Names of things that Swahili has no other word for. */
const SPOKEN_ALIKE: ReadonlySet<string> = new Set([
  'pricing.pro',
  'settings.pro',
  'study.formats.docx',
  'study.formats.pptx',
]);

it('translates only texts that exist', () => {
  expect(own.length).toBeGreaterThan(3_900);
  expect(own.filter(([path]) => !read.has(path) && !isReplaced(path))).toEqual([]);
});

it('defines each text only once', () => {
  const paths = own.map(([path]) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

it('leaves no campus placeholder unfilled, and repeats no word in a row', () => {
  // “The very same” is said by saying it twice.
  const twice = /\{campus\.|undefined|\b(?!huo|hiyo|ule)(\w{3,}) \1\b/;
  expect(own.filter(([, text]) => twice.test(text))).toEqual([]);
});

it('contains the same placeholders as the English texts', () => {
  const valuesOf = (text: string) => [...text.matchAll(/\{(?!campus)\w+[^}]*\}/g)].map(([one]) => one).sort();
  const raw = new Map(Object.entries(english).flatMap(([name, { en }]) => texts(en, name)));
  const differing = parts
    .flatMap(([name, group]) => texts(group, name))
    .filter(([path, text]) => String(valuesOf(text)) !== String(valuesOf(raw.get(path) ?? text)));
  expect(differing).toEqual([]);
});

/** Everything of a legal text but its words: sections, kinds of blocks, lengths of lists, links and the keys of what a device keeps. */
const shapeOf = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string')
    return key === 'id' ? value : (value.match(/\]\([^)]+\)|\{campus\.key\}_[\w-]+/g) ?? []);
  if (Array.isArray(value)) return value.map((one) => shapeOf(one));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, one]: [string, unknown]) => [name, shapeOf(one, name)])
    : value;
};

it.each(['terms', 'privacy', 'cookies'])(
  'keeps the structure of %s, and states that the English version decides',
  (name) => {
    const text = new Map(parts).get(name);
    expect(shapeOf(text)).toEqual(shapeOf(english[name]?.en));
    expect(JSON.stringify(text)).toContain('maandishi ya Kiingereza ndiyo yanayoamua');
  },
);

it('repeats the English in less than one text in a hundred', () => {
  const same = own.filter(([path, text]) => text === read.get(path) && /[a-z]{4}/.test(text));
  expect(same.length / own.length).toBeLessThan(0.01);
});
