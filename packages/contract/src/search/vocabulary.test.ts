import { expect, it } from 'vitest';
import { lexiconWith } from './base-lexicon.js';
import { understand } from './understand.js';
import { vocabularyOf } from './vocabulary.js';
import { BASE_VOCABULARY } from './base-vocabulary.js';

const own = {
  synonyms: [
    { typed: ['food', 'chop'], finds: ['matoke'] },
    { typed: ['mitumba'], finds: ['thrift'] },
  ],
  intents: [{ typed: ['boda'], hive: 'logistics' as const }],
  ignored: ['sana'],
};
const alternatives = (q: string) =>
  understand(q.split(' '), {
    vocabulary: vocabularyOf(own),
    lexicon: lexiconWith(),
    places: new Map(),
  }).terms.map((term) => JSON.stringify(term));

it('adds the words of a campus to those that every campus has', () => {
  const { synonyms, intents, ignored } = vocabularyOf(own);
  expect(synonyms).toHaveLength(BASE_VOCABULARY.synonyms.length + 1);
  expect(synonyms.find(({ typed }) => typed.includes('chop'))?.finds).toEqual(
    expect.arrayContaining(['groceries', 'matoke']),
  );
  expect(intents.at(-1)).toEqual(own.intents[0]);
  expect(ignored).toContain('sana');
});

it('understands words of the campus and of every campus, and ignores filler words', () => {
  expect(alternatives('chop')[0]).toContain('matoke');
  expect(alternatives('mitumba sana')).toHaveLength(1);
  expect(alternatives('boda')[0]).toContain('logistics');
});

it('returns the same vocabulary for the same campus words, so that its lookups are built once', () => {
  expect(vocabularyOf(own)).toBe(vocabularyOf(own));
});
