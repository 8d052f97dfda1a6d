import { describe, expect, it } from 'vitest';
import { feesFor, type FeeBreakdown } from '../../../money/fees.js';
import { DAY, HOUR } from '../../../limits.js';
import { decideSettlement, splitOf, type SettlementCommand, type SettlementFacts } from './settlements.js';

const TABLES = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
};
/** Generates each price up to 2.00 with each refund, and large prices with refunds near both ends and in between. */
function everyOrder(): { readonly fees: FeeBreakdown; readonly refund: number }[] {
  const found = [];
  for (const sale of ['purchase', 'gig'] as const) {
    for (let price = 1; price <= 200; price += 1) {
      const fees = feesFor(sale, price, TABLES);
      for (let refund = 0; refund <= fees.total; refund += 1) found.push({ fees, refund });
    }
    for (let step = 1; step <= 400; step += 1) {
      const fees = feesFor(sale, (step * 7_919 * 6_131) % 99_999_989, TABLES);
      for (const share of [1, 2, 3, 7, 50, 333, 999]) {
        found.push({ fees, refund: Math.floor((fees.total * share) / 1_000) });
        found.push({ fees, refund: fees.total - share });
      }
    }
  }
  return found.filter(({ fees, refund }) => refund >= 0 && refund <= fees.total);
}
const ORDERS = everyOrder();

describe('the split of an order', () => {
  it('loses no minor unit between buyer, seller and fees', () => {
    const wrong = ORDERS.filter(({ fees, refund }) => {
      const split = splitOf(fees, refund);
      const keptFees =
        fees.platformFee -
        split.platformFee +
        (fees.processingFee - split.processingFee) +
        split.payeePlatformFee +
        split.mobileMoneyFee;
      const paid = split.refund + split.payout + keptFees;
      const returned = split.price + split.platformFee + split.processingFee;
      const parts = [
        [split.price, fees.price],
        [split.platformFee, fees.platformFee],
        [split.processingFee, fees.processingFee],
        [split.payout, fees.payout],
        [split.payeePlatformFee, fees.payeePlatformFee],
        [split.mobileMoneyFee, fees.mobileMoneyFee],
      ] as const;
      const arePartsOfTheirWholes = parts.every(
        ([part, whole]) => Number.isSafeInteger(part) && part >= 0 && part <= whole,
      );
      return paid !== fees.total || returned !== refund || !arePartsOfTheirWholes;
    });
    expect(wrong).toEqual([]);
  });

  it('gives the whole order to one side for a refund of nothing or of everything', () => {
    for (const { fees } of ORDERS.filter(({ refund }) => refund === 0)) {
      expect(splitOf(fees, 0)).toMatchObject({ refund: 0, price: 0, payout: fees.payout });
      expect(splitOf(fees, fees.total)).toMatchObject({
        price: fees.price,
        platformFee: fees.platformFee,
        processingFee: fees.processingFee,
        payout: 0,
        payeePlatformFee: 0,
        mobileMoneyFee: 0,
      });
    }
  });

  it('gives the seller no more for a larger refund', () => {
    const more = ORDERS.filter(
      ({ fees, refund }) =>
        splitOf(fees, Math.min(fees.total, refund + 1)).payout > splitOf(fees, refund).payout,
    );
    expect(more).toEqual([]);
  });

  it('returns 18.78 of the price for a refund of 20 on 106.50, and keeps fees on the rest only', () => {
    const fees = feesFor('purchase', 10_000, TABLES);
    expect(splitOf(fees, 2_000)).toEqual({
      refund: 2_000,
      price: 1_878,
      platformFee: 94,
      processingFee: 28,
      payout: 8_041,
      payeePlatformFee: 0,
      mobileMoneyFee: 81,
    });
  });

  it.each([-1, 0.5, 10_651])('refuses a refund of %s on 106.50', (refund) => {
    expect(() => splitOf(feesFor('purchase', 10_000, TABLES), refund)).toThrow(RangeError);
  });
});

const NOW = new Date('2026-11-23T12:00:00Z');
const opened = new Date(NOW.getTime() - HOUR);
const proposal = { id: 'p1', by: 'seller', amount: 2_000 } as const;
const facts = (change: Partial<SettlementFacts> = {}): SettlementFacts => ({
  status: 'disputed',
  item: 'listing',
  sellerId: 's',
  amounts: feesFor('purchase', 10_000, TABLES),
  listingStatus: 'sold',
  eventStartsAt: null,
  side: 'buyer',
  dispute: { isDecided: false, openedAt: opened, proposal },
  clocks: { autoReleaseAt: new Date(NOW.getTime() + DAY), workDueAt: null },
  ...change,
});
const decide = (command: SettlementCommand, change: Partial<SettlementFacts> = {}) =>
  decideSettlement(command, facts(change), NOW);
const COMMANDS: readonly SettlementCommand[] = [
  { do: 'withdraw' },
  { do: 'concede' },
  { do: 'propose', amount: 1 },
  { do: 'accept', proposalId: 'p1' },
  { do: 'decline', proposalId: 'p1' },
];

describe('a settlement', () => {
  it('is open to buyer and seller only, while the dispute is undecided', () => {
    for (const command of COMMANDS) {
      expect(decide(command, { side: null })).toEqual({ refused: 'forbidden' });
      expect(decide(command, { dispute: null })).toEqual({ refused: 'not_found' });
      expect(decide(command, { status: 'frozen' })).toEqual({ refused: 'order_frozen' });
      for (const status of ['held', 'released', 'paid_out', 'refunded', 'charged_back'] as const)
        expect(decide(command, { status })).toEqual({ refused: 'dispute_resolved' });
      expect(decide(command, { dispute: { isDecided: true, openedAt: opened, proposal } })).toEqual({
        refused: 'dispute_resolved',
      });
    }
  });

  it('lets only the buyer withdraw the dispute, and extends the deadlines by its duration', () => {
    expect(decide({ do: 'withdraw' }, { side: 'seller' })).toEqual({ refused: 'forbidden' });
    expect(decide({ do: 'withdraw' })).toEqual({
      do: 'resume',
      clocks: { autoReleaseAt: new Date(NOW.getTime() + DAY + HOUR), workDueAt: null },
    });
    const work = { autoReleaseAt: null, workDueAt: new Date(NOW.getTime() + DAY) };
    expect(decide({ do: 'withdraw' }, { clocks: work })).toEqual({
      do: 'resume',
      clocks: { autoReleaseAt: null, workDueAt: new Date(NOW.getTime() + DAY + HOUR) },
    });
  });

  it('lets only the seller refund in full', () => {
    expect(decide({ do: 'concede' })).toEqual({ refused: 'forbidden' });
    expect(decide({ do: 'concede' }, { side: 'seller' })).toMatchObject({
      do: 'give_back',
      back: { to: 'refunded', refund: { amount: 10_650, reason: 'settlement' }, returnsTicket: false },
    });
  });

  it('accepts any proposed amount above zero, up to the full payment', () => {
    expect(decide({ do: 'propose', amount: 0 })).toEqual({ refused: 'amount_too_low' });
    expect(decide({ do: 'propose', amount: 10_651 })).toEqual({ refused: 'amount_too_high' });
    expect(decide({ do: 'propose', amount: 1 })).toEqual({ do: 'propose', by: 'buyer', amount: 1 });
    expect(decide({ do: 'propose', amount: 10_650 })).toEqual({ do: 'propose', by: 'buyer', amount: 10_650 });
  });

  it('is answered by the other side, for the very proposal that they saw', () => {
    for (const what of ['accept', 'decline'] as const) {
      expect(decide({ do: what, proposalId: 'p0' })).toEqual({ refused: 'settlement_changed' });
      expect(decide({ do: what, proposalId: 'p1' }, { side: 'seller' })).toEqual({ refused: 'forbidden' });
    }
    expect(decide({ do: 'decline', proposalId: 'p1' })).toEqual({ do: 'decline', proposal });
    const unproposed = { dispute: { isDecided: false, openedAt: opened, proposal: null } };
    expect(decide({ do: 'accept', proposalId: 'p1' }, unproposed)).toEqual({ refused: 'settlement_changed' });
  });

  it('books a part refund as one entry that sums to zero', () => {
    for (const { fees, refund } of ORDERS.filter((_one, at) => at % 20 === 0)) {
      const agreed = { isDecided: false, openedAt: opened, proposal: { ...proposal, amount: refund } };
      const decision = decide({ do: 'accept', proposalId: 'p1' }, { amounts: fees, dispute: agreed });
      if (refund === fees.total) {
        expect(decision).toMatchObject({ do: 'give_back' });
        continue;
      }
      if (!('do' in decision) || decision.do !== 'split') throw new Error('A part refund splits');
      const { postings, amount } = decision.settled.refund;
      expect(postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0);
      expect(amount).toBe(refund);
      const owed = postings.find(({ account }) => account === 'user:s')?.amount ?? 0;
      expect(owed + decision.split.payout).toBe(0);
    }
  });

  it('completes the listing, but does not change the event of a ticket', () => {
    const accept = { do: 'accept', proposalId: 'p1' } as const;
    expect(decide(accept)).toMatchObject({
      settled: { to: 'released', listing: 'completed', refund: { reason: 'settlement', currency: null } },
    });
    expect(decide({ do: 'concede' }, { side: 'seller', item: 'ticket' })).toMatchObject({
      back: { listing: null, returnsTicket: true },
    });
    expect(decide(accept, { item: 'ticket', listingStatus: 'active' })).toMatchObject({
      settled: { listing: null },
    });
  });
});
