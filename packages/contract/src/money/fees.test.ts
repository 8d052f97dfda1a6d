import { expect, it } from 'vitest';
import { formatRate, rateOf } from './fees.js';

it.each([100, 150, 195, 500, 1_000])('formats %d basis points as the browser does', (basisPoints) => {
  const figures = (basisPoints / 10_000).toLocaleString('en', { style: 'percent', maximumFractionDigits: 2 });
  expect(formatRate(basisPoints, 'en-GH')).toBe(figures);
});

it('reads the rate of each fee of a receipt from the fee table', () => {
  const purchase = { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } };
  const gig = { payer: { platform: 0, processing: 140 }, payee: { platform: 400, payout: 90 } };
  expect(rateOf('platform_fee', purchase)).toBe(500);
  expect(rateOf('processing_fee', gig)).toBe(140);
  expect(rateOf('payee_platform_fee', gig)).toBe(400);
  expect(rateOf('mobile_money_fee', purchase)).toBe(100);
});
