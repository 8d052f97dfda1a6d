import type { HiveName } from '../hives.js';
import type { SearchVocabulary, Synonym } from './vocabulary.js';

/** One thing that was asked for: a word, or several that mean one thing. */
export interface SearchTerm {
  /** As typed, folded and without a plural ending: one word, or the words of a phrase. */
  readonly typed: readonly string[];
  /** Phrases that mean the same; each is one word or more. Without `typed`. */
  readonly alternatives: readonly (readonly string[])[];
  /** Words of a title that make it something else. */
  readonly except: readonly string[];
  /** The hive that this asks for: a listing there needs no such word. */
  readonly hive: HiveName | null;
}

export interface UnderstoodQuery {
  /** A listing must fit each of them. Empty only for a query without a letter or digit. */
  readonly terms: readonly SearchTerm[];
}

/** Longest phrase of a vocabulary, in words. */
const MAX_PHRASE = 4;

/**
 * What a search asks for. `words` are the query's words, folded, in their order. Phrases and synonyms of the vocabulary
 * become one term each, course codes ("MATH 223", "math223") match in both spellings, and filler words are ignored.
 */
export function understand(words: readonly string[], vocabulary: SearchVocabulary): UnderstoodQuery {
  const lookup = lookupOf(vocabulary);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const { term, length } = termAt(words, at, lookup);
    if (term !== null) terms.push(term);
    at += length;
  }
  if (terms.length > 0 || words.length === 0) return { terms };
  return { terms: words.map((word) => plainTerm([word])) };
}

/** A word without its plural ending: shoes → shoe, batteries → battery, classes → class. */
export function singular(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** The same words with those that the vocabulary nearly knows spelt its way; undefined if none of them changes. */
export function correct(
  words: readonly string[],
  vocabulary: SearchVocabulary,
): readonly string[] | undefined {
  const { known } = lookupOf(vocabulary);
  let changed = false;
  const corrected = words.map((word) => {
    const better = known.has(word) || known.has(singular(word)) ? undefined : nearest(word, known);
    if (better !== undefined) changed = true;
    return better ?? word;
  });
  return changed ? corrected : undefined;
}

interface Lookup {
  readonly synonyms: ReadonlyMap<string, Synonym>;
  readonly hives: ReadonlyMap<string, HiveName>;
  readonly ignored: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

const lookups = new WeakMap<SearchVocabulary, Lookup>();

function lookupOf(vocabulary: SearchVocabulary): Lookup {
  const made = lookups.get(vocabulary);
  if (made !== undefined) return made;
  const lookup: Lookup = {
    synonyms: new Map(
      vocabulary.synonyms.flatMap((one) => one.typed.map((phrase) => [phrase, one] as const)),
    ),
    hives: new Map(
      vocabulary.intents.flatMap(({ typed, hive }) => typed.map((phrase) => [phrase, hive] as const)),
    ),
    ignored: new Set(vocabulary.ignored),
    known: new Set(
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

function termAt(
  words: readonly string[],
  at: number,
  lookup: Lookup,
): { term: SearchTerm | null; length: number } {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const known = knownTerm(phrase, lookup);
    if (known !== undefined) return { term: known, length };
  }
  const [word = '', next] = words.slice(at, at + 2);
  const code = courseCode(word, next);
  if (code !== undefined) return code;
  if (lookup.ignored.has(word)) return { term: null, length: 1 };
  return { term: plainTerm([word]), length: 1 };
}

function knownTerm(phrase: readonly string[], { synonyms, hives }: Lookup): SearchTerm | undefined {
  const text = phrase.join(' ');
  const single = [...phrase.slice(0, -1), singular(phrase.at(-1) ?? '')].join(' ');
  const synonym = synonyms.get(text) ?? synonyms.get(single);
  const hive = hives.get(text) ?? hives.get(single) ?? null;
  if (synonym === undefined && hive === null) return undefined;
  const typed = single.split(' ');
  return {
    typed,
    alternatives: (synonym?.finds ?? []).filter((one) => one !== single).map((one) => one.split(' ')),
    except: (synonym?.except ?? []).filter((word) => !phrase.includes(word) && !typed.includes(word)),
    hive,
  };
}

/** "MATH 223", "math223": a code of letters and a number, which listings write in either way. */
function courseCode(
  word: string,
  next: string | undefined,
): { term: SearchTerm; length: number } | undefined {
  const apart = /^(\p{L}{2,6})(\d{2,4}\p{L}?)$/u.exec(word);
  if (apart !== null) {
    const [, letters = '', number = ''] = apart;
    return { term: { ...plainTerm([word]), alternatives: [[letters, number]] }, length: 1 };
  }
  if (next === undefined || !/^\p{L}{3,5}$/u.test(word) || !/^\d{3}$/.test(next)) return undefined;
  return { term: { ...plainTerm([word, next]), alternatives: [[word + next]] }, length: 2 };
}

const plainTerm = (typed: readonly string[]): SearchTerm => ({
  typed: typed.map(singular),
  alternatives: [],
  except: [],
  hive: null,
});

/** The known word that takes the fewest slips of a finger from `word`: one for short words, two from eight letters on. */
function nearest(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return undefined;
  const allowed = word.length >= 8 ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  for (const one of known) {
    if (one.length < 4 || Math.abs(one.length - word.length) > allowed) continue;
    const slips = slipsBetween(word, one);
    if (slips <= allowed && (best === undefined || slips < best.slips)) best = { word: one, slips };
  }
  return best?.word;
}

/** Damerau-Levenshtein distance: letters added, left out, replaced, or swapped with their neighbour. */
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
