import { expect, it } from 'vitest';
import { type FirstResponse, responseMinutesOf, responsePaceOf } from './response-time.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute));
const after = (minutes: number | null): FirstResponse => ({
  askedAt: at(0),
  repliedAt: minutes === null ? null : at(minutes),
});

it('returns null for fewer than three replies', () => {
  expect(responseMinutesOf([])).toBeNull();
  expect(responseMinutesOf([after(5), after(5), after(null)])).toBeNull();
});

it('returns the median, so that one very late reply does not dominate', () => {
  expect(responseMinutesOf([after(600), after(4), after(8)])).toBe(8);
  expect(responseMinutesOf([after(600), after(4), after(8), after(12)])).toBe(10);
});

it('ignores unanswered questions and replies that were written before the question', () => {
  expect(responseMinutesOf([after(null), after(-3), after(4), after(8), after(12)])).toBe(8);
});

it.each([
  [0, 'minutes'],
  [10, 'minutes'],
  [11, 'hour'],
  [60, 'hour'],
  [61, 'hours'],
  [360, 'hours'],
  [361, 'day'],
  [1_440, 'day'],
  [1_441, 'days'],
])('classifies a response time of %i minutes as the pace %s', (minutes, pace) => {
  expect(responsePaceOf(minutes)).toBe(pace);
});
