import { singular } from '../../search/understand.js';
import { wordsOf } from '../../search/words.js';

/** Minimum length of a word. Shorter words do not describe an item. */
const MIN_WORD = 3;

const namesIn = (title: string): ReadonlySet<string> =>
  new Set(
    wordsOf(title)
      .filter((word) => word.length >= MIN_WORD)
      .map(singular),
  );

/**
 * Returns whether one title matches the other: every word of the shorter one is in the longer one. Prefers missed matches to wrong ones.
 */
export function asksFor(request: string, offered: string): boolean {
  const [one, other] = [namesIn(request), namesIn(offered)];
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return shorter.size > 0 && [...shorter].every((word) => longer.has(word));
}
