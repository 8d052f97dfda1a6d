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
  const [shorter, longer] = [namesIn(wanted), namesIn(offered)].sort((a, b) => a.size - b.size);
  if (shorter === undefined || longer === undefined || shorter.size === 0) return false;
  return [...shorter].every((word) => longer.has(word));
}
