/**
 * Returns the row that an arrow key leads to from the row at `active`, in a cycle without disabled rows; -1 is the text. Undefined for
 * other keys.
 */
export function rowAfter(
  key: string,
  active: number,
  count: number,
  isDisabled: (index: number) => boolean = () => false,
): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  const start = active < 0 && step < 0 ? count : active;
  for (let moved = 1; moved <= count; moved += 1) {
    const index = (start + step * moved + count * 2) % count;
    if (!isDisabled(index)) return index;
  }
  return -1;
}
