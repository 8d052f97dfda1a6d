/** Formats a count for a small space: `99+` beyond 99. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
