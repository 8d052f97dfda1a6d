/** Runs a task, now or when it is its turn; an urgent one comes before those that wait and are not. */
export type Gate = <T>(task: () => Promise<T>, urgency?: 'urgent') => Promise<T>;

/**
 * Lets at most `most` tasks run at once; the others wait in order of arrival. With `longestQueue`, `refuse` throws for
 * tasks beyond that number of waiting ones.
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

/** Runs a task of an owner, now or when it is the owner's turn. */
export type FairGate = <T>(owner: string, task: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `max` tasks run at once. Owners take turns: one who brings many tasks makes the others wait for one of them,
 * not for all. The tasks of one owner keep their order.
 */
export function createFairGate(max: number): FairGate {
  /** The waiting tasks of each owner. The first owner is next. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const nextWaiting = (): (() => void) | undefined => {
    for (const [owner, [first, ...rest]] of waiting) {
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      return first;
    }
    return undefined;
  };
  return async (owner, task) => {
    if (running < max) running += 1;
    else {
      await new Promise<void>((start) => waiting.set(owner, [...(waiting.get(owner) ?? []), start]));
    }
    try {
      return await task();
    } finally {
      // The next task takes over the place, so that no new one slips in between.
      const next = nextWaiting();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
