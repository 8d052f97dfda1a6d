import type { CampusDay } from '@campushive/contract';

/** Measures that can be shown by day. */
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

/** Measures that are amounts. The others are counts. */
export const AMOUNTS: ReadonlySet<Measure> = new Set(['paid', 'released', 'refunded', 'held']);
/** Measures that do not add up over days. A week uses the last day's value or the average. */
const LEVELS: Readonly<Partial<Record<Measure, 'last' | 'average'>>> = {
  held: 'last',
  activeStudents: 'average',
};

/** Summary of several days. */
export interface DaysSummary extends Readonly<Record<Measure, number>> {
  /** Median of the days' times to the first answer, in minutes. Null without any answer. */
  readonly minutesToAnswer: number | null;
  /** Share of started conversations that led to a payment, from 0 to 1. Null without conversations. */
  readonly conversion: number | null;
  /** Share of messages with a warning, from 0 to 1. Null without messages. */
  readonly warnedShare: number | null;
}

/** Sums up days, with amounts in major units. An empty list counts as quiet days. */
export function sumUpDays(days: readonly CampusDay[]): DaysSummary {
  const of = (name: Measure) => valueOf(days, name);
  const times = days
    .flatMap(({ minutesToAnswer }) => minutesToAnswer ?? [])
    .sort((one, other) => one - other);
  const share = (part: number, total: number) => (total === 0 ? null : part / total);
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

/** Maximum number of bars that fit on a phone. */
const MOST_BARS = 28;
const WEEK = 7;

/** Returns one value per day, or per week when there are too many days. Each week ends with its last day. Oldest first. */
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

/** Returns the days as CSV (RFC 4180), with the contract's field names as headers. Contains no text written by students. */
export function toCsv(days: readonly CampusDay[]): string {
  const rows = days.map((day) => COLUMNS.map((name) => day[name] ?? '').join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
