interface Slot {
  running: Promise<unknown>;
  next: Promise<unknown> | undefined;
}

/**
 * Shares one read between simultaneous callers with the same key. No caller receives a read that started before its call: a
 * caller that arrives during a read waits for the next one.
 */
export function singleFlight<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const slots = new Map<string, Slot & { next: Promise<T> | undefined }>();
  return (key, read) => {
    const slot = slots.get(key);
    if (slot !== undefined) {
      slot.next ??= slot.running.then(
        () => start(key, read),
        () => start(key, read),
      );
      return slot.next;
    }
    return start(key, read);
  };

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const running = read();
    const slot = { running, next: undefined };
    slots.set(key, slot);
    const end = () => {
      // With callers waiting, the same end starts their read, which takes the slot.
      if (slots.get(key) === slot && slot.next === undefined) slots.delete(key);
    };
    running.then(end, end);
    return running;
  }
}
