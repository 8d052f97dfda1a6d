/** Runs a task, now or when it is its turn; an urgent one comes before those that wait and are not. */
export type Gate = <T>(task: () => Promise<T>, urgency?: 'urgent') => Promise<T>;

/**
 * Lets at most `most` tasks run at once; the others wait in the order in which they came. With `longestQueue`, `refuse` throws
 * for what comes when so many wait already.
 */
export function createGate(most: number, limit?: { longestQueue: number; refuse: () => never }): Gate {
  const [urgent, waiting]: [(() => void)[], (() => void)[]] = [[], []];
  let running = 0;
  return async (task, urgency) => {
    if (running >= most) {
      if (limit !== undefined && urgent.length + waiting.length >= limit.longestQueue) limit.refuse();
      await new Promise<void>((resolve) => (urgency === 'urgent' ? urgent : waiting).push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      // The next waiting caller takes over our place, so that no other slips in between.
      const next = urgent.shift() ?? waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
