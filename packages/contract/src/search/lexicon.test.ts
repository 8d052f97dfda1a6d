import { describe, expect, it } from 'vitest';
import { lexiconWith } from './base-lexicon.js';
import { keyOf, LexiconError, measureOf, readLexicon, stemsOf } from './lexicon.js';

const TEXT = `
# Comment.
[essentials]
kitchen | Kitchen things | | | cookware | | ~hostel
kettle | Kettle | Bouilloire | Hervidor | water heater | boils!, warm | kitchen
shoes* | Shoes | | | = footwear, sneaker = canvas > vans, boot | #cm |
[brands]
binatone, ox: kettle
`;

describe('readLexicon', () => {
  const lexicon = readLexicon([TEXT]);

  it('reads titles, parents and shelf of a kind, in English where a language is missing', () => {
    expect(lexicon.kinds.get('kettle')).toEqual({
      id: 'kettle',
      hives: ['essentials'],
      titles: { en: 'Kettle', fr: 'Bouilloire', es: 'Hervidor' },
      parents: ['kitchen'],
      topic: null,
      isVaried: false,
    });
    expect(lexicon.kinds.get('kitchen')).toMatchObject({ topic: 'hostel', titles: { fr: 'Kitchen things' } });
  });

  it('reads the names of a kind, of its sorts, and of a sort of a sort', () => {
    const name = (phrase: string) =>
      lexicon.names.get(keyOf(phrase))?.map(({ isSort, finds }) => ({ isSort, finds }));
    expect(name('Water heaters')).toEqual([{ isSort: false, finds: ['kettle'] }]);
    expect(name('footwear')).toEqual([{ isSort: false, finds: ['shoe'] }]);
    expect(name('canvas')).toEqual([{ isSort: true, finds: ['sneaker', 'canva', 'van'] }]);
    expect(name('vans')).toEqual([{ isSort: true, finds: ['van'] }]);
    expect(name('zither')).toBeUndefined();
  });

  it('distinguishes kinds with very different sorts from kinds with similar sorts', () => {
    const { kinds, names } = readLexicon(['[essentials]\nsport** | Sport | | | ball, racket | |']);
    expect(kinds.get('sport')?.isVaried).toBe(true);
    expect(names.get('ball')?.[0]?.isSort).toBe(true);
    expect(lexicon.kinds.get('shoes')?.isVaried).toBe(false);
  });

  it('reads strong and weak signs, measures and brands', () => {
    expect(lexicon.signs.get('boil')).toEqual([{ kind: 'kettle', isStrong: true }]);
    expect(lexicon.signs.get('warm')).toEqual([{ kind: 'kettle', isStrong: false }]);
    expect(lexicon.signs.get('#cm')).toEqual([{ kind: 'shoes', isStrong: false }]);
    expect(lexicon.brands.get('ox')).toEqual(['kettle']);
  });

  it('replaces a kind of the same id, and changes its version with each text', () => {
    const other = '[essentials]\nkettle | Pot | | | | |';
    const changed = readLexicon([TEXT, other]);
    expect(changed.kinds.get('kettle')?.titles.en).toBe('Pot');
    expect(changed.names.has('kettle')).toBe(false);
    expect(changed.version).not.toBe(lexicon.version);
    expect(readLexicon([TEXT]).version).toBe(lexicon.version);
  });

  it('adds names, sorts and signs to a kind, and keeps the rest of it', () => {
    const { names, signs, kinds } = readLexicon([
      TEXT,
      '[more]\nkettle | urn | whistles!\nshoes | = shoewear, slipper |',
    ]);
    const name = (phrase: string) =>
      names.get(keyOf(phrase))?.map(({ isSort, finds }) => ({ isSort, finds }));
    expect(kinds.get('kettle')).toEqual(lexicon.kinds.get('kettle'));
    expect(name('urn')).toEqual([{ isSort: false, finds: ['kettle'] }]);
    expect(name('water heater')).toEqual(name('urn'));
    expect(names.get('kettle')?.[0]?.phrases).toContain('urn');
    expect(name('shoewear')).toEqual([{ isSort: false, finds: ['shoe'] }]);
    expect(name('slipper')).toEqual([{ isSort: true, finds: ['slipper'] }]);
    expect(name('vans')).toEqual([{ isSort: true, finds: ['van'] }]);
    expect(signs.get(keyOf('whistles'))).toEqual([{ kind: 'kettle', isStrong: true }]);
    expect(signs.get('boil')).toEqual([{ kind: 'kettle', isStrong: true }]);
  });

  it.each([
    ['kettle | Kettle', 'line 1 stands before the first line in brackets'],
    ['[essentials]\nkettle | Kettle', 'line 2 has 2 parts between bars instead of 7'],
    ['[essentials]\nkettle |  | | | | |', 'line 2 has 7 parts between bars instead of 7'],
    ['[essentials]\nA Kettle | Kettle | | | | |', 'line 2 has the id A Kettle'],
    ['[essentials]\nkettle | Kettle | | | | | ~attic', 'line 2 names the unknown shelf ~attic'],
    ['[essentials]\nkettle | Kettle | | | | | kitchen', 'names the kind kitchen, which is not described'],
    ['[more]\nkettle | urn', 'line 2 adds to no kind'],
    ['[more]\nkettle | urn | | ', 'line 2 adds to no kind'],
    ['[more]\nkettle | urn |', 'line 2 adds to the kind kettle, which is not described before it'],
    ['[brands]\nbinatone', 'line 2 is no brand line'],
    ['[brands]\nbinatone: kettle: fan', 'line 2 is no brand line'],
    ['[brands]\nbinatone: kettle', 'names the kind kettle, which is not described'],
    ['[related]\nkettle', 'line 2 is no related line: write kinds, a colon, then kinds'],
    ['[related]\nkettle: pot', 'names the kind pot, which is not described'],
  ])('refuses %j and names the line', (text, message) => {
    expect(() => readLexicon([text])).toThrow(LexiconError);
    expect(() => readLexicon([text])).toThrow(message);
  });
});

it('joins a number and its unit, with or without a space', () => {
  expect(stemsOf('256 GB, 2TB and 7 people')).toEqual(['256gb', '2tb', 'and', '7', 'people']);
  expect(measureOf('256gb')).toBe('#gb');
  expect(measureOf('256xy')).toBe('256xy');
});

it('reads the lexicon of every campus: a few thousand names, each kind with a title', () => {
  const { kinds, names } = lexiconWith();
  expect(kinds.size).toBeGreaterThan(150);
  expect(names.size).toBeGreaterThan(3000);
  for (const { titles } of kinds.values())
    for (const title of Object.values(titles)) expect(title).not.toBe('');
  expect(lexiconWith()).toBe(lexiconWith());
});
