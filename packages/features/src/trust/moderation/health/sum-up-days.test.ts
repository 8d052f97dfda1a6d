import type { CampusDay } from '@campushive/contract';
import { expect, it } from 'vitest';
import { barsOf, sumUpDays, toCsv } from './sum-up-days.js';

const QUIET: CampusDay = {
  date: '2026-11-01',
  newStudents: 0,
  activeStudents: 0,
  listings: 0,
  conversations: 0,
  paidConversations: 0,
  minutesToAnswer: null,
  payments: 0,
  paid: 0,
  released: 0,
  refunded: 0,
  held: 0,
  disputes: 0,
  messages: 0,
  warned: 0,
};
const day = (date: number, change: Partial<CampusDay> = {}): CampusDay => ({
  ...QUIET,
  date: `2026-11-${String(date).padStart(2, '0')}`,
  ...change,
});

it('sums counts, takes the last value of a level, and a typical day for the others', () => {
  const days = [
    day(1, {
      newStudents: 2,
      activeStudents: 10,
      held: 500,
      conversations: 8,
      paidConversations: 1,
      payments: 7,
      minutesToAnswer: 30,
    }),
    day(2, {
      newStudents: 3,
      activeStudents: 21,
      held: 120,
      conversations: 2,
      paidConversations: 1,
      payments: 30,
      minutesToAnswer: 4,
    }),
    day(3, { messages: 200, warned: 5, held: 80.5, minutesToAnswer: 7 }),
  ];
  expect(sumUpDays(days)).toMatchObject({
    newStudents: 5,
    activeStudents: 10,
    held: 80.5,
    conversion: 0.2,
    warnedShare: 0.025,
    minutesToAnswer: 7,
  });
});

it('returns null for a share of nothing, and ignores payments without a conversation', () => {
  expect(sumUpDays([day(1)])).toMatchObject({ conversion: null, warnedShare: null, minutesToAnswer: null });
  expect(sumUpDays([])).toMatchObject({ newStudents: 0, held: 0 });
  expect(sumUpDays([day(1, { conversations: 1, payments: 3 })]).conversion).toBe(0);
});

it('returns one bar per day, or per week ending today when there are too many days', () => {
  const month = Array.from({ length: 28 }, (_, index) => day(index + 1, { listings: index }));
  expect(barsOf(month, 'listings')).toHaveLength(28);
  const more = [day(1), ...month.map((one) => ({ ...one, listings: 1, held: Number(one.date.slice(8)) }))];
  const weeks = barsOf(more, 'listings');
  expect(weeks.map(({ value }) => value)).toEqual([0, 7, 7, 7, 7]);
  expect(weeks[1]?.date).toBe('2026-11-01');
  expect(barsOf(more, 'held').map(({ value }) => value)).toEqual([0, 7, 14, 21, 28]);
});

it('writes a CSV with a header, a row per day, and an empty cell for a missing value', () => {
  const [head, row, end] = toCsv([day(3, { paid: 12.5, minutesToAnswer: 9 })]).split('\r\n');
  expect(head).toBe(
    'date,newStudents,activeStudents,listings,conversations,payments,paid,released,refunded,held,disputes,messages,warned,minutesToAnswer,paidConversations',
  );
  expect(row).toBe('2026-11-03,0,0,0,0,0,12.5,0,0,0,0,0,0,9,0');
  expect(end).toBe('');
  expect(toCsv([day(3)])).toContain('2026-11-03,0,0,0,0,0,0,0,0,0,0,0,0,,0\r\n');
});
