import { expect, it } from 'vitest';
import { formatCount } from './count.js';
import { dateTime, hourMinute, longDate, weekDate } from './dates.js';
import { money, percent } from './format.js';

it.each(Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month * 2, 12).toISOString()))(
  'writes %s in English as the browser would',
  (iso) => {
    const browsers = new Date(iso).toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    expect(longDate(iso, 'en')).toBe(browsers);
  },
);

it.each([0, 0.5, 12, 999.99, 1_000, 2_450, 1_234_567.8, -5, 1.005])(
  'writes %d as the browser would',
  (cedis) => {
    const figures = cedis.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    expect(money(cedis, 'en')).toBe(`₵${figures}`);
  },
);

it.each([0, 999, 1_000, 12_345, 1_234_567])('counts %d as the browser would', (count) => {
  for (const locale of ['en', 'fr', 'es'] as const)
    expect(formatCount(count, locale)).toBe(count.toLocaleString(locale));
});

it.each([100, 150, 195, 500, 1_000])('writes %d basis points as the browser would', (basisPoints) => {
  const figures = (basisPoints / 10_000).toLocaleString('en', { style: 'percent', maximumFractionDigits: 2 });
  expect(percent(basisPoints, 'en')).toBe(figures);
});

it('writes times as each language does: two figures for the hour in French, one in Spanish', () => {
  const afterMidnight = new Date(2026, 10, 22, 0, 7).toISOString();
  expect(hourMinute(afterMidnight, 'fr')).toBe('00:07');
  expect(hourMinute(afterMidnight, 'es')).toBe('0:07');
  expect(hourMinute(afterMidnight, 'en')).toMatch(/^12:07\sAM$/);
});

it('writes the first of a month in French as it is said', () => {
  const [first, eleventh] = [new Date(2026, 4, 1, 8), new Date(2026, 4, 11, 8)];
  expect(longDate(first.toISOString(), 'fr')).toBe('1er mai 2026');
  expect(longDate(eleventh.toISOString(), 'fr')).toBe('11 mai 2026');
  expect(longDate(first.toISOString(), 'es')).toBe('1 de mayo de 2026');
  expect(weekDate(first, eleventh, 'fr')).toBe('vendredi 1er mai');
  expect(dateTime(first.toISOString(), 'fr')).toMatch(/^1er mai 2026/);
});
