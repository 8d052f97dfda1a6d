import type { CampusDay } from '@campushive/contract';

/** What can be shown day by day. */
export const MEASURES = [
  'newStudents',
  'activeStudents',
  'listings',
  'conversations',
  'payments',
  'paid',
  'released',
  'refunded',
  'held',
  'disputes',
  'messages',
  'warned',
] as const satisfies readonly (keyof CampusDay)[];
export type Measure = (typeof MEASURES)[number];

/** Those that are amounts; the others are counts. */
export const AMOUNTS: ReadonlySet<Measure> = new Set(['paid', 'released', 'refunded', 'held']);
/** Those that do not add up over several days: a week has those of its last day, or of an average one. */
const LEVELS: Readonly<Partial<Record<Measure, 'last' | 'average'>>> = {
  held: 'last',
  activeStudents: 'average',
};

/** Days of the campus as one. */
export interface DaysSummary extends Readonly<Record<Measure, number>> {
  /** The middle one of the days' times to the first answer, in minutes; null where nothing was answered. */
  readonly minutesToAnswer: number | null;
  /** Share of the conversations begun that led to a payment: 0 to 1; null without any conversation. */
  readonly conversion: number | null;
  /** Of the messages, how many warned their reader: 0 to 1; null without any message. */
  readonly warnedShare: number | null;
}

/** What the days add up to; amounts in major units. No days are as many quiet ones. */
export function sumUpDays(days: readonly CampusDay[]): DaysSummary {
  const of = (name: Measure) => valueOf(days, name);
  const times = days
    .flatMap(({ minutesToAnswer }) => minutesToAnswer ?? [])
    .sort((one, other) => one - other);
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  return {
    newStudents: of('newStudents'),
    activeStudents: of('activeStudents'),
    listings: of('listings'),
    conversations: of('conversations'),
    payments: of('payments'),
    paid: of('paid'),
    released: of('released'),
    refunded: of('refunded'),
    held: of('held'),
    disputes: of('disputes'),
    messages: of('messages'),
    warned: of('warned'),
    minutesToAnswer: times[Math.floor((times.length - 1) / 2)] ?? null,
    conversion: share(
      days.reduce((sum, day) => sum + day.paidConversations, 0),
      of('conversations'),
    ),
    warnedShare: share(of('warned'), of('messages')),
  };
}

function valueOf(days: readonly CampusDay[], measure: Measure): number {
  if (LEVELS[measure] === 'last') return days.at(-1)?.[measure] ?? 0;
  const sum = days.reduce((total, day) => total + day[measure], 0);
  return LEVELS[measure] === 'average' ? Math.round(sum / Math.max(1, days.length)) : sum;
}

/** More bars than this do not fit on a phone. */
const MOST_BARS = 28;
const WEEK = 7;

/** One value a day, or where that were too many, one a week that ends with the last day. Oldest first. */
export function barsOf(
  days: readonly CampusDay[],
  measure: Measure,
): { readonly date: string; readonly value: number }[] {
  const length = days.length > MOST_BARS ? WEEK : 1;
  const first = days.length % length;
  const groups = first === 0 ? [] : [days.slice(0, first)];
  for (let at = first; at < days.length; at += length) groups.push(days.slice(at, at + length));
  return groups.map((group) => ({ date: group[0]?.date ?? '', value: valueOf(group, measure) }));
}

const COLUMNS = [
  'date',
  ...MEASURES,
  'minutesToAnswer',
  'paidConversations',
] as const satisfies readonly (keyof CampusDay)[];

/** The days as a table for a spreadsheet (RFC 4180), with the contract's names as heads. Nothing in it was written by students. */
export function toCsv(days: readonly CampusDay[]): string {
  const rows = days.map((day) => COLUMNS.map((name) => day[name] ?? '').join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
