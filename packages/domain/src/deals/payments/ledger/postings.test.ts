import { campus as ghana } from '@campushive/campus-ghana';
import { feesFor, type SaleKind } from '@campushive/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chargePostings,
  refundPaidPostings,
  refundPostings,
  releasePostings,
  type Posting,
} from '@campushive/contract/rules/postings';

const sum = (postings: readonly Posting[]) => postings.reduce((total, posting) => total + posting.amount, 0);
const account = (postings: readonly Posting[], name: string) =>
  sum(postings.filter((posting) => posting.account === name));
const sale = fc.constantFrom<SaleKind>('purchase', 'gig');
const price = fc.integer({ min: 1, max: ghana.fees.maxPrice });

it('sums every entry to zero, for every amount', () => {
  fc.assert(
    fc.property(sale, price, (kind, amountMinor) => {
      const amounts = {
        ...feesFor(kind, amountMinor, ghana.fees),
        providerFee: Math.round(amountMinor * 0.0195),
      };
      expect(sum(chargePostings(amounts))).toBe(0);
      expect(sum(releasePostings(amounts, 'seller'))).toBe(0);
      expect(sum(refundPostings(amounts))).toBe(0);
    }),
  );
});

it('pays out exactly the amount received: to the seller and as fees, or back to the buyer', () => {
  fc.assert(
    fc.property(sale, price, (kind, amountMinor) => {
      const amounts = {
        ...feesFor(kind, amountMinor, ghana.fees),
        providerFee: Math.round(amountMinor * 0.0195),
      };
      const sold = [...chargePostings(amounts), ...releasePostings(amounts, 'seller')];
      expect(account(sold, 'held')).toBe(0);
      const fees = ['platform_fees', 'processing_fees', 'mobile_money_fees'].map((name) =>
        account(sold, name),
      );
      expect(account(sold, 'provider') + account(sold, 'provider_fees')).toBe(amounts.total);
      expect(-account(sold, 'user:seller') - sum(fees.map((amount) => ({ account: '', amount })))).toBe(
        amounts.total,
      );
      const returned = [
        ...chargePostings(amounts),
        ...refundPostings(amounts),
        ...refundPaidPostings(amounts.total),
      ];
      expect(account(returned, 'held')).toBe(0);
      expect(account(returned, 'provider') + amounts.providerFee).toBe(0);
    }),
  );
});
