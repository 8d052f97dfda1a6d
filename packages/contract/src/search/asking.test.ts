import { describe, expect, it } from 'vitest';
import { readLexicon } from './lexicon.js';
import { fitsMost, fitsQuery, mostPointsOf, type SearchedListing } from './ranking.js';
import { apart, following, understand, type SearchKnowledge } from './understand.js';
import { vocabularyOf } from './vocabulary.js';

const LEXICON = `
[essentials]
instrument** | Instrument | | | guitar, violin = fiddle | strings! |
shoes* | Shoes | | | sneaker, sandal | soles! |
[sidehustle]
event-help** | Event help | | | dj, usher | guests! |
dj | DJ | | | disc jockey | mixes! | event-help
[brands]
yamaha: instrument
`;
const knowledge: SearchKnowledge = {
  vocabulary: vocabularyOf({ synonyms: [], intents: [], ignored: [] }),
  lexicon: readLexicon([LEXICON]),
  places: new Map(),
};
const termsOf = (q: string) => understand(q.split(' '), knowledge).terms;
const nearly = (q: string) => apart(termsOf(q), q.split(' '), knowledge);
const listing = (title: string, hive: string, ...marks: readonly string[]): SearchedListing => ({
  title: title.split(' '),
  description: [],
  hive,
  universityId: 'ug',
  marks,
});
const unnamed = listing('f310', 'essentials', '=instrument', '?instrument', '=');
const violin = listing('violin', 'essentials', '=instrument', '=');
const boots = listing('size 43', 'essentials', '=shoes', '?shoes', '=');
const dj = listing('sets all night', 'sidehustle', '=dj', '=event-help', '?dj', '=');
const usher = listing('tall people', 'sidehustle', '=event-help', '?event-help', '=');

describe('a search for one sort of a kind', () => {
  it('matches a listing of an unnamed sort, unless the sorts differ too much', () => {
    expect(fitsQuery(termsOf('sneaker'), boots)).toBe(true);
    expect(fitsQuery(termsOf('guitar'), unnamed)).toBe(false);
    expect(fitsMost(nearly('guitar'), unnamed)).toBe(true);
  });

  it('ranks a listing that may be of that sort above one of another sort', () => {
    const points = (one: SearchedListing) => mostPointsOf(nearly('guitar'), one);
    expect(points(unnamed)).toBeGreaterThan(points(violin));
    expect(fitsMost(nearly('guitar'), violin)).toBe(true);
  });
});

describe('a name of both a kind and a wider kind', () => {
  it('finds the narrower kind, and ranks the wider one after it', () => {
    expect(termsOf('dj')).toMatchObject([{ kinds: ['dj'], wider: ['event-help'] }]);
    expect(fitsQuery(termsOf('dj'), dj)).toBe(true);
    expect(fitsQuery(termsOf('dj'), usher)).toBe(false);
    const terms = nearly('dj');
    expect(fitsMost(terms, usher)).toBe(true);
    expect(mostPointsOf(terms, dj)).toBeGreaterThan(mostPointsOf(terms, usher));
  });
});

it('keeps a phrase that names a kind together, and splits others into words', () => {
  expect(nearly('disc jockey').map(({ typed }) => typed)).toEqual([['disc', 'jockey']]);
  const byWords = apart(termsOf('disc jockey'), ['disc', 'jockey'], knowledge, true);
  expect(byWords.map(({ typed }) => typed)).toEqual([['disc'], ['jockey']]);
  expect(nearly('yamaha shoes').map(({ kinds }) => kinds)).toEqual([[], ['shoes']]);
  expect(nearly('yamaha').map(({ kinds }) => kinds)).toEqual([['instrument']]);
});

it('finds listings that may be of the wanted kind', () => {
  const perhaps = listing('big box', 'essentials', '^shoes');
  expect(fitsQuery(termsOf('shoes'), perhaps)).toBe(false);
  expect(fitsMost(nearly('shoes'), perhaps)).toBe(true);
  expect(mostPointsOf(nearly('shoes'), perhaps)).toBeGreaterThan(0);
});

it('extends a name with listings that may be of that sort, and with no other sort of the kind', () => {
  const terms = following(nearly('guitar'));
  expect(fitsMost(terms, unnamed)).toBe(true);
  expect(fitsMost(terms, violin)).toBe(false);
  expect(fitsMost(following(nearly('dj')), usher)).toBe(true);
  expect(fitsMost(following(nearly('usher')), dj)).toBe(true);
  expect(following(nearly('guitar strap'))).toEqual(nearly('guitar strap'));
  expect(following(nearly('strap'))).toEqual([]);
  expect(following(nearly('strap holder'))).toEqual([]);
});
