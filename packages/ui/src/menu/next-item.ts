/** Items of a menu that can be chosen, from top to bottom. */
export function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')];
}

/** Where a key leads from the item at `at` (-1 when none has the focus); nothing for other keys. The ends are ends. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at < 0 ? count - 1 : Math.max(at - 1, 0);
  return undefined;
}

/** The next of these words that begins as typed; the same letter again goes on to the one after. */
export function findTyped(typed: string, words: readonly string[], at: number): number {
  const repeated = [...typed].every((letter) => letter === typed[0]);
  const search = (repeated ? typed.slice(0, 1) : typed).toLocaleLowerCase();
  const from = typed.length > 1 && !repeated ? Math.max(at, 0) : at + 1;
  for (let step = 0; step < words.length; step += 1) {
    const place = (from + step) % words.length;
    if (words[place]?.trim().toLocaleLowerCase().startsWith(search)) return place;
  }
  return -1;
}
