import { expect, it } from 'vitest';
import { readLexicon } from './lexicon.js';
import { understand } from './understand.js';
import type { SearchKnowledge } from './understand.js';

const lexicon = readLexicon([
  `[essentials]
kitchen | Kitchen | | | | |
kettle | Kettle | | | | | kitchen
pot | Pot | | | | | kitchen
[buzz]
party | Party | | | | |
concert | Concert | | | | |
[related]
kettle: pot
party: concert`,
]);
const knowledge: SearchKnowledge = {
  vocabulary: { synonyms: [], intents: [], ignored: [] },
  lexicon,
  places: new Map(),
};
const relativesOf = (...words: readonly string[]) =>
  understand(words, knowledge).terms.flatMap(({ relatives }) => relatives);

it('relates an item to possible listings of similar kinds only', () => {
  expect(relativesOf('kettle')).toEqual(['^kitchen', '^pot']);
});

it('relates an event also to listings that name a similar kind', () => {
  expect(relativesOf('party')).toEqual(['=concert', '^concert']);
});

it('recognises other forms of a name', () => {
  expect(understand(['partying'], knowledge).terms[0]?.kinds).toEqual(['party']);
  expect(understand(['kettles'], knowledge).terms[0]?.kinds).toEqual(['kettle']);
});

it('returns no relatives for a word without a kind', () => {
  expect(relativesOf('zither')).toEqual([]);
});
