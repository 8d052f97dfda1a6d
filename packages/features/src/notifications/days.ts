/** Things of one day, as the reader's calendar has it. */
export interface Day<T> {
  /** Midnight at its begin, in the reader's time zone. */
  readonly begin: Date;
  readonly items: readonly T[];
}

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** Groups what is sorted by time; the order stays. */
export function groupByDay<T extends { readonly createdAt: string }>(items: readonly T[]): Day<T>[] {
  const days = new Map<number, T[]>();
  for (const item of items) {
    const begin = midnight(new Date(item.createdAt)).getTime();
    const day = days.get(begin);
    if (day === undefined) days.set(begin, [item]);
    else day.push(item);
  }
  return [...days].map(([begin, all]) => ({ begin: new Date(begin), items: all }));
}

/** Whole days between two midnights; 0 is today, 1 yesterday. Days of 23 or 25 hours count as one. */
export function daysAgo(begin: Date, now: Date): number {
  return Math.round((midnight(now).getTime() - begin.getTime()) / 86_400_000);
}
