/** A date and a time as typed, in the reader's own zone; null unless both are there. */
export function momentOf(date: string, time: string): Date | null {
  const moment = new Date(`${date}T${time}`);
  return date === '' || time === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** `2026-11-20` in the reader's own zone, as date inputs want it. */
export const localDay = (date: Date): string => localTimeOf(date).slice(0, 10);

/** `14:30` in the reader's own zone, as time inputs want it. */
export const localTime = (date: Date): string => localTimeOf(date).slice(11, 16);

const localTimeOf = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
