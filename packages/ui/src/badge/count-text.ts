/** A count as it is written in a small place. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
