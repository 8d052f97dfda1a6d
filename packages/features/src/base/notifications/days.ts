import { dayIn } from '@campushive/contract/rules/zoned-time';

/** Items of one day on the campus's calendar. */
export interface Day<T> {
  /** `2026-11-28` */
  readonly day: string;
  readonly items: readonly [T, ...T[]];
}

/** Groups sorted items by day and keeps their order. */
export function groupByDay<T extends { readonly createdAt: string }>(
  items: readonly T[],
  timeZone: string,
): Day<T>[] {
  const days = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const day = dayIn(Date.parse(item.createdAt), timeZone);
    const cached = days.get(day);
    if (cached === undefined) days.set(day, [item]);
    else cached.push(item);
  }
  return [...days].map(([day, all]) => ({ day, items: all }));
}
