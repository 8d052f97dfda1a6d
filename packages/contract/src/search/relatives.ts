import type { KindName, Lexicon } from './lexicon.js';
import { kindMark, perhapsMark } from './marks.js';

/** Returns the marks of listings that are or may be of these kinds. */
export const marksOf = (kinds: readonly string[]): readonly string[] =>
  kinds.flatMap((kind) => [kindMark(kind), perhapsMark(kind)]);

/**
 * Returns marks of kinds that are related to those of a phrase: wider and similar ones, and those that its single words name. An item must
 * be one whose title does not name it: a lamp is no result of a search for candles.
 */
export function relativesOf(
  names: readonly KindName[],
  ofWords: readonly KindName[],
  { kinds, related }: Lexicon,
): readonly string[] {
  if (names.length === 0) return [];
  const near = [
    ...names.flatMap(({ kind }) => related.get(kind.id) ?? []),
    ...ofWords.map(({ kind }) => kind.id),
  ];
  const isEssential = (id: string) => kinds.get(id)?.hives.includes('essentials') === true;
  const marks = [
    ...names.flatMap(({ kind }) => kind.parents.map(perhapsMark)),
    ...near.flatMap((id) => (isEssential(id) ? [perhapsMark(id)] : marksOf([id]))),
  ];
  return [...new Set(marks)];
}
