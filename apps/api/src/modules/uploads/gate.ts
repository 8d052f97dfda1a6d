/** Runs a task, now or when it is its turn. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `most` tasks run at once; the others wait in the order in which they came. */
export function createGate(most: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next waiting caller takes over our place, so that no other slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
