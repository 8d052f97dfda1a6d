import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesFor } from '@campushive/contract/fees';
import { campus } from './index.js';

describe('feesFor', () => {
  it('charges the buyer price + 5% + 1.5% and pays the seller the price less 1%', () => {
    expect(feesFor('purchase', 245_000, campus.fees)).toMatchObject({
      platformFee: 12_250,
      processingFee: 3_675,
      total: 260_925,
      payout: 242_550,
    });
  });

  it("pays the worker of the specification's sample receipt 112.80 of 120.00", () => {
    expect(feesFor('gig', 12_000, campus.fees)).toMatchObject({ total: 12_180, payout: 11_280 });
  });

  it('rounds each fee half up to a minor unit', () => {
    // 1.5% of 1.00 is 1.5 pesewas; 5% of 0.10 is half a pesewa.
    expect(feesFor('purchase', 100, campus.fees).processingFee).toBe(2);
    expect(feesFor('purchase', 10, campus.fees).platformFee).toBe(1);
  });

  it('keeps the total equal to payout plus fees, for every price up to 100,000.00 and every kind of order', () => {
    let wrong = 0;
    for (const kind of ['purchase', 'gig'] as const) {
      for (let price = 1; price <= campus.fees.maxPrice; price += 1) {
        const fees = feesFor(kind, price, campus.fees);
        const kept = fees.platformFee + fees.processingFee + fees.payeePlatformFee + fees.mobileMoneyFee;
        if (fees.total !== fees.payout + kept || fees.payout < 0 || fees.total < price) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
    // The loop checks twenty million sums.
  });

  it('keeps the total equal to payout plus fees, without a negative payout, for random prices and kinds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('purchase', 'gig'),
        fc.integer({ min: 1, max: campus.fees.maxPrice }),
        (kind, price) => {
          const fees = feesFor(kind, price, campus.fees);
          const kept = fees.platformFee + fees.processingFee + fees.payeePlatformFee + fees.mobileMoneyFee;
          expect(fees.total).toBe(fees.payout + kept);
          expect(fees.payout).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('refuses a price that is not a whole number of minor units', () => {
    expect(() => feesFor('purchase', 0.5, campus.fees)).toThrow(RangeError);
    expect(() => feesFor('purchase', -1, campus.fees)).toThrow(RangeError);
  });
});
