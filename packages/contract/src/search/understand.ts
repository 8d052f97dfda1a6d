import type { HiveName } from '../catalogue/hives.js';
import { keyOf, rootsOf, type Kind, type KindName, type Lexicon } from './lexicon.js';
import { kindMark, perhapsMark, unnamedMark } from './marks.js';
import { marksOf, relativesOf } from './relatives.js';
import { singular } from './singular.js';
import type { SearchVocabulary } from './base-vocabulary.js';
import type { Synonym } from './base-synonyms.js';

export { singular } from './singular.js';

/** A term of a query: a word, or several with one meaning. */
export interface SearchTerm {
  /** The typed text, folded and without a plural ending: one word, or the words of a phrase. */
  readonly typed: readonly string[];
  /** Phrases with the same meaning, each of one or more words, without `typed`. */
  readonly alternatives: readonly (readonly string[])[];
  /** Phrases of the lexicon with the same meaning. Unlike the others, they match only whole words or their plurals. */
  readonly names: readonly (readonly string[])[];
  /** Words of a title that make it a different item. */
  readonly except: readonly string[];
  /** The hive that the term names, whose listings match without the word. */
  readonly hive: HiveName | null;
  /** Marks of listings that match without the word, in the format of `kindMarks`. */
  readonly marks: readonly string[];
  /** The kinds that the term names, and the hives in which a listing of another kind is a different item. */
  readonly kinds: readonly string[];
  /** Wider kinds than those with the same name. */
  readonly wider: readonly string[];
  /** Marks of listings that may do where nothing better matches: of related kinds, or of an item that no name tells from similar ones. */
  readonly relatives: readonly string[];
  readonly kindHives: readonly HiveName[];
  /** The campuses that the term names, whose listings match without the word. */
  readonly places: readonly string[];
}

/** The terms, kinds, price and place that a typed query asks for. */
export interface UnderstoodQuery {
  /** Terms that a listing must all fit. Empty only for a query without a letter or digit. */
  readonly terms: readonly SearchTerm[];
}

/** The data behind the search: vocabulary, kinds, and names of campuses. */
export interface SearchKnowledge {
  readonly vocabulary: SearchVocabulary;
  readonly lexicon: Lexicon;
  readonly places: ReadonlyMap<string, readonly string[]>;
}

/** Longest known phrase, in words. */
const MAX_PHRASE = 4;

/**
 * Parses a query. `words` are its words, folded, in order. Phrases of the vocabulary, names of kinds and campuses become one term each.
 * Course codes ("MATH 223", "math223") match in both spellings. Filler words are ignored.
 */
export function understand(words: readonly string[], knowledge: SearchKnowledge): UnderstoodQuery {
  const lookup = lookupOf(knowledge.vocabulary);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const { term, length } = termAt(words, at, knowledge, lookup);
    if (term !== null) terms.push(term);
    at += length;
  }
  if (terms.length === 0) return { terms: words.map((word) => plainTerm([word])) };
  // A query with only a campus's name is searched as text.
  return { terms: terms.length === 1 ? terms.map((term) => ({ ...term, places: [] })) : terms };
}

/**
 * Returns the terms of a query for partial matches. Any sort of a kind counts, and a word that is only a sign or a brand of a kind stands
 * for the kind, unless another word names one. A single phrase without a kind, or `byWords`, makes each word a term.
 */
export function apart(
  terms: readonly SearchTerm[],
  words: readonly string[],
  knowledge: SearchKnowledge,
  byWords = false,
): readonly SearchTerm[] {
  const isOnePhrase = terms.length === 1 && (byWords || terms.every(({ kinds }) => kinds.length === 0));
  const all = isOnePhrase ? words.flatMap((word) => understand([word], knowledge).terms) : terms;
  const isNamed = all.some(({ kinds }) => kinds.length > 0);
  return all.map((term) => {
    if (term.kinds.length > 0)
      return { ...term, marks: [...marksOf(term.kinds), ...term.wider.map(kindMark), ...term.relatives] };
    const kinds = isNamed ? [] : kindsHintedBy(term.typed.join(' '), knowledge.lexicon);
    return kinds.length === 0 ? term : { ...term, kinds, marks: marksOf(kinds) };
  });
}

/**
 * Returns the terms for results below the full matches. For a single named kind: listings that may be of it, or of a wider kind with that
 * name, but no other sorts. Empty where there is nothing to search for.
 */
export function following(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const named = terms.filter((term) => namesKind(term) || term.hive !== null);
  if (named.length === 0 || terms.length > 1) return named.length === 0 ? [] : terms;
  return named.map((term) => ({
    ...term,
    marks: [
      ...term.kinds.flatMap((kind) => [unnamedMark(kind), perhapsMark(kind)]),
      ...(term.kindHives.includes('essentials') ? [] : term.kinds.map(kindMark)),
      ...term.wider.map(kindMark),
      ...term.relatives,
    ],
  }));
}

/**
 * Returns true if a term names a kind. A word that is only a sign of a kind adds nothing to listings that match it: its kind has no hives
 * here.
 */
const namesKind = ({ kinds, kindHives }: SearchTerm): boolean => kinds.length > 0 && kindHives.length > 0;

const kindsHintedBy = (phrase: string, { signs, brands }: Lexicon): readonly string[] => [
  ...(signs.get(phrase) ?? []).filter(({ isStrong }) => isStrong).map(({ kind }) => kind),
  ...(brands.get(phrase)?.slice(0, 1) ?? []),
];

/** Returns the words with corrected spelling. Undefined without a correction. */
export function correct(
  words: readonly string[],
  { vocabulary, lexicon }: Pick<SearchKnowledge, 'vocabulary' | 'lexicon'>,
): readonly string[] | undefined {
  const { words: vocabularyWords } = lookupOf(vocabulary);
  const isInVocabulary = (word: string) => vocabularyWords.has(word) || lexicon.words.has(word);
  let changed = false;
  const corrected = words.map((word) => {
    if (isInVocabulary(word) || isInVocabulary(singular(word))) return word;
    const better = nearest(word, vocabularyWords) ?? nearest(word, lexicon.words);
    if (better !== undefined) changed = true;
    return better ?? word;
  });
  return changed ? corrected : undefined;
}

interface Lookup {
  readonly synonyms: ReadonlyMap<string, Synonym>;
  readonly hives: ReadonlyMap<string, HiveName>;
  readonly ignored: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const lookups = new WeakMap<SearchVocabulary, Lookup>();

function lookupOf(vocabulary: SearchVocabulary): Lookup {
  const made = lookups.get(vocabulary);
  if (made !== undefined) return made;
  const lookup: Lookup = {
    synonyms: new Map(
      vocabulary.synonyms.flatMap((synonym) => synonym.typed.map((phrase) => [phrase, synonym] as const)),
    ),
    hives: new Map(
      vocabulary.intents.flatMap(({ typed, hive }) => typed.map((phrase) => [phrase, hive] as const)),
    ),
    ignored: new Set(vocabulary.ignored),
    words: new Set(
      [
        ...vocabulary.synonyms.flatMap(({ typed, finds }) => [...typed, ...finds]),
        ...vocabulary.intents.flatMap(({ typed }) => typed),
        ...vocabulary.ignored,
      ].flatMap((phrase) => phrase.split(' ')),
    ),
  };
  lookups.set(vocabulary, lookup);
  return lookup;
}

interface Read {
  readonly term: SearchTerm | null;
  readonly length: number;
}

function termAt(words: readonly string[], at: number, knowledge: SearchKnowledge, lookup: Lookup): Read {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (length === 1 && lookup.ignored.has(phrase[0] ?? '')) return { term: null, length };
    const term = lexiconTerm(phrase, knowledge, lookup);
    if (term !== undefined) return { term: term, length };
  }
  const [word = '', next] = words.slice(at, at + 2);
  return courseCode(word, next) ?? { term: plainTerm([word]), length: 1 };
}

function lexiconTerm(
  phrase: readonly string[],
  { lexicon, places }: SearchKnowledge,
  { synonyms, hives }: Lookup,
): SearchTerm | undefined {
  const text = phrase.join(' ');
  const single = [...phrase.slice(0, -1), singular(phrase.at(-1) ?? '')].join(' ');
  const synonym = synonyms.get(text) ?? synonyms.get(single);
  const hive = hives.get(text) ?? hives.get(single) ?? null;
  const names = namesOf(text, lexicon);
  const campuses = places.get(text) ?? [];
  if (synonym === undefined && hive === null && names.length === 0 && campuses.length === 0) return undefined;
  const typed = single.split(' ');
  return {
    typed,
    alternatives: (synonym?.finds ?? []).filter((one) => one !== single).map((one) => one.split(' ')),
    names: [...new Set(names.flatMap(({ finds }) => finds))].map((one) => one.split(' ')),
    except: (synonym?.except ?? []).filter((word) => !phrase.includes(word) && !typed.includes(word)),
    hive,
    marks: [...new Set(names.flatMap(({ isSort, kind }) => markOf(kind, isSort)))],
    ...byWidth(names.map(({ kind }) => kind)),
    relatives: relativesOf(
      names,
      phrase.length === 1 ? [] : phrase.flatMap((word) => namesOf(word, lexicon)),
      lexicon,
    ),
    kindHives: [...new Set(names.flatMap(({ kind }) => kind.hives))],
    places: campuses,
  };
}

/** Returns the names with this phrase, else those with another form of it: "braiding" finds "braid". */
function namesOf(phrase: string, { names, byRoots }: Lexicon): readonly KindName[] {
  const key = keyOf(phrase);
  return names.get(key) ?? names.get(byRoots.names.get(rootsOf(key)) ?? '') ?? [];
}

/** Returns the narrowest of the kinds with a name, and the wider ones. */
function byWidth(all: readonly Kind[]): Pick<SearchTerm, 'kinds' | 'wider'> {
  const parents = new Set(all.flatMap((one) => one.parents));
  const ids = [...new Set(all.map(({ id }) => id))];
  return { kinds: ids.filter((id) => !parents.has(id)), wider: ids.filter((id) => parents.has(id)) };
}

/** Returns the marks of listings that match a name without its words: of the same kind, or of a sort that they do not name. */
const markOf = ({ id, isVaried }: Kind, isSort: boolean): readonly string[] => {
  if (!isSort) return [kindMark(id)];
  return isVaried ? [] : [unnamedMark(id)];
};

/** Reads "MATH 223" or "math223": a code of letters and a number, which listings write in either form. */
function courseCode(word: string, next: string | undefined): Read | undefined {
  const apart = /^(\p{L}{2,6})(\d{2,4}\p{L}?)$/u.exec(word);
  if (apart !== null) {
    const [, letters = '', number = ''] = apart;
    return { term: { ...plainTerm([word]), alternatives: [[letters, number]] }, length: 1 };
  }
  if (next === undefined || !/^\p{L}{3,5}$/u.test(word) || !/^\d{3}$/.test(next)) return undefined;
  return { term: { ...plainTerm([word, next]), alternatives: [[`${word}${next}`]] }, length: 2 };
}

const plainTerm = (typed: readonly string[]): SearchTerm => ({
  typed: typed.map(singular),
  alternatives: [],
  names: [],
  except: [],
  hive: null,
  marks: [],
  kinds: [],
  wider: [],
  relatives: [],
  kindHives: [],
  places: [],
});
/**
 * Returns the known word with the fewest typing errors from `word`: one for short words, two from eight letters on. Undefined without one.
 */
function nearest(word: string, words: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return undefined;
  const allowed = word.length >= 8 ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  for (const one of words) {
    if (one.length < 4 || Math.abs(one.length - word.length) > allowed) continue;
    const slips = slipsBetween(word, one);
    if (slips <= allowed && (best === undefined || slips < best.slips)) best = { word: one, slips };
  }
  return best?.word;
}

/** Returns the Damerau-Levenshtein distance: letters added, left out, replaced, or swapped with their neighbour. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
