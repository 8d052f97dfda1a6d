import { singular } from '../search/understand.js';
import { wordsOf } from '../search/words.js';

/** Words so short say nothing of a thing. */
const MIN_WORD = 3;

const namesIn = (title: string): ReadonlySet<string> =>
  new Set(
    wordsOf(title)
      .filter((word) => word.length >= MIN_WORD)
      .map(singular),
  );

/** Whether one title asks for what the other offers: every word of the shorter one is in the longer one. Rather too few than wrong. */
export function asksFor(wanted: string, offered: string): boolean {
  const [one, other] = [namesIn(wanted), namesIn(offered)];
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return shorter.size > 0 && [...shorter].every((word) => longer.has(word));
}
