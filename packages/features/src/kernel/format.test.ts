import { expect, it } from 'vitest';
import { formatCount } from './count.js';
import { longDate } from './dates.js';
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
