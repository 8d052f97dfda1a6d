interface Slot {
  running: Promise<unknown>;
  next: Promise<unknown> | undefined;
}

/**
 * Lets who asks the same at the same time share an answer. Nobody is given one whose reading began before they asked: who
 * comes while it is read waits for the next one.
 */
export function createCollapse<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const slots = new Map<string, Slot & { next: Promise<T> | undefined }>();
  return (key, read) => {
    const slot = slots.get(key);
    if (slot !== undefined) {
      slot.next ??= slot.running.then(
        () => begin(key, read),
        () => begin(key, read),
      );
      return slot.next;
    }
    return begin(key, read);
  };

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const running = read();
    const slot = { running, next: undefined };
    slots.set(key, slot);
    const end = () => {
      // Unless others wait: then theirs is begun by the same end.
      if (slots.get(key) === slot && slot.next === undefined) slots.delete(key);
    };
    running.then(end, end);
    return running;
  }
}
