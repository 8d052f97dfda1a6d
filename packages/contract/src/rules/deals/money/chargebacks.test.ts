import { describe, expect, it } from 'vitest';
import type { ChargebackOutcome } from '../../../deals/chargebacks.js';
import { feesFor } from '../../../money/fees.js';
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import {
  decideChargeback,
  type ChargebackDecision,
  type ChargebackFacts,
  type RaisedChargeback,
} from './chargebacks.js';
import { chargePostings, refundPostings, releasePostings, type Posting } from './postings.js';

const TABLE = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
};
const amounts = { ...feesFor('purchase', 10_000, TABLE), providerFee: 208 };
const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-25T12:00:00Z');
const clocks = { autoReleaseAt: new Date('2026-11-27T12:00:00Z'), workDueAt: null };

const factsOf = (status: OrderStatus, more: Partial<ChargebackFacts> = {}): ChargebackFacts => ({
  status,
  sellerId: 's',
  amounts,
  clocks,
  refund: null,
  others: [],
  ...more,
});
const raise = (facts: ChargebackFacts, amount = amounts.total) =>
  decideChargeback({ do: 'raise', amount }, facts, now);
const resolve = (
  facts: ChargebackFacts,
  raised: Omit<RaisedChargeback, 'outcome'>,
  outcome: ChargebackOutcome,
  amount = amounts.total,
) => decideChargeback({ do: 'resolve', amount, outcome, raised: { ...raised, outcome: null } }, facts, later);
const sum = (postings: readonly Posting[]) => postings.reduce((total, posting) => total + posting.amount, 0);
const balance = (postings: readonly Posting[], account: string) =>
  sum(postings.filter((posting) => posting.account === account));
/** Returns the order after a decision. */
const after = (facts: ChargebackFacts, { move }: ChargebackDecision) => ({
  ...facts,
  status: move?.to ?? facts.status,
});

describe('a raised chargeback', () => {
  it.each([
    ['pending_payment', 'recorded', null],
    ['expired', 'recorded', null],
    ['failed', 'recorded', null],
    ['cancelled', 'recorded', null],
    ['held', 'frozen', 'frozen'],
    ['disputed', 'frozen', 'frozen'],
    ['frozen', 'frozen', null],
    ['released', 'debt', null],
    ['paid_out', 'debt', null],
    ['refunded', 'refund', null],
    ['charged_back', 'recorded', null],
  ] as const)('on a %s order has the effect %s', (status, effect, to) => {
    const decision = raise(factsOf(status));
    expect(decision.raised.effect).toBe(effect);
    expect(decision.move?.to ?? null).toBe(to);
    if (to !== null) expect(mayMoveOrder(status, to)).toBe(true);
  });

  it('has an effect for every order status', () => {
    for (const status of ORDER_STATUSES) expect(raise(factsOf(status)).raised).toBeDefined();
  });

  it('makes the seller owe the payout, and not the fees', () => {
    const { postings, notifications } = raise(factsOf('paid_out'));
    expect(balance(postings, 'seller_debt:s')).toBe(amounts.payout);
    expect(sum(postings)).toBe(0);
    expect(notifications.map(({ to }) => to)).toEqual(['seller', 'buyer']);
  });

  it('makes the seller owe the payout only once across several chargebacks', () => {
    const first = raise(factsOf('released'), 6_000);
    const others = [{ ...first.raised, outcome: null }];
    expect(first.raised.sellerShare).toBe(6_000);
    expect(raise(factsOf('released', { others })).raised.sellerShare).toBe(amounts.payout - 6_000);
  });
});

describe('a won chargeback', () => {
  it.each(['held', 'disputed'] as const)(
    'returns the order to %s, and postpones its release by the time it was frozen',
    (from) => {
      const facts = factsOf(from);
      const raised = raise(facts);
      const decision = resolve(after(facts, raised), raised.raised, 'won');
      expect(decision.move).toEqual({
        to: from,
        clocks: { autoReleaseAt: new Date('2026-11-29T12:00:00Z'), workDueAt: null },
      });
      expect(decision.postings).toEqual([]);
    },
  );

  it('keeps the order frozen while another chargeback is open', () => {
    const facts = factsOf('held');
    const first = raise(facts);
    const others = [{ ...first.raised, outcome: null }];
    const second = raise({ ...after(facts, first), others });
    expect(second.raised.frozen).toEqual(first.raised.frozen);
    const frozen = { ...after(facts, first), others: [{ ...second.raised, outcome: null }] };
    expect(resolve(frozen, first.raised, 'won').move).toBeNull();
    const last = { ...frozen, others: [{ ...first.raised, outcome: 'won' as const }] };
    expect(resolve(last, second.raised, 'won').move?.to).toBe('held');
  });

  it('removes the debt of the seller', () => {
    const facts = factsOf('paid_out');
    const raised = raise(facts);
    const decision = resolve(facts, raised.raised, 'won');
    expect(balance([...raised.postings, ...decision.postings], 'seller_debt:s')).toBe(0);
    expect(decision.raised.sellerShare).toBe(0);
  });

  it('resumes the refund that waited for it', () => {
    const refund = { state: 'unsent', amount: amounts.total } as const;
    const facts = factsOf('refunded', { refund });
    expect(resolve(facts, raise(facts).raised, 'won').refund).toEqual({ do: 'resume', amount: 10_650 });
  });
});

describe('a lost or accepted chargeback', () => {
  it.each(['lost', 'accepted'] as const)('ends a frozen order with the outcome %s', (outcome) => {
    const facts = factsOf('held');
    const raised = raise(facts);
    const decision = resolve(after(facts, raised), raised.raised, outcome);
    expect(decision.move?.to).toBe('charged_back');
    expect(decision.refund).toBeNull();
    const book = [...chargePostings(amounts), ...decision.postings];
    expect(balance(book, 'held')).toBe(0);
    expect(balance(book, 'provider')).toBe(-amounts.providerFee);
  });

  it('refunds the buyer the held money that the bank did not take', () => {
    const facts = factsOf('held');
    const raised = raise(facts, 4_000);
    const decision = resolve(after(facts, raised), raised.raised, 'lost', 4_000);
    expect(decision.refund).toEqual({ do: 'begin', amount: 6_650 });
    expect(balance(decision.postings, 'refunds_on_the_way')).toBe(-6_650);
  });

  it('leaves the seller the debt for the payout, and the platform the rest as a loss', () => {
    const facts = factsOf('paid_out');
    const raised = raise(facts);
    const book = [...raised.postings, ...resolve(facts, raised.raised, 'lost').postings];
    expect(balance(book, 'seller_debt:s')).toBe(amounts.payout);
    expect(balance(book, 'chargeback_losses')).toBe(amounts.total - amounts.payout);
    expect(balance(book, 'chargebacks_open')).toBe(0);
    expect(balance(book, 'provider')).toBe(-amounts.total);
  });

  it.each(['won', 'lost'] as const)(
    'makes the seller owe the payout once when another chargeback of the order ends later as %s',
    (outcome) => {
      const facts = factsOf('paid_out');
      const first = raise(facts).raised;
      const second = raise({ ...facts, others: [{ ...first, outcome: null }] }).raised;
      expect(second.sellerShare).toBe(0);
      const lost = resolve({ ...facts, others: [{ ...first, outcome: null }] }, second, 'lost');
      expect(lost.raised.sellerShare).toBe(amounts.payout);
      const last = resolve({ ...facts, others: [{ ...lost.raised, outcome: 'lost' }] }, first, outcome);
      const book = [...raise(facts).postings, ...lost.postings, ...last.postings];
      expect(balance(book, 'seller_debt:s')).toBe(amounts.payout);
      expect(balance(book, 'chargebacks_open')).toBe(0);
      expect(sum(book)).toBe(0);
    },
  );

  it('leaves no debt from another chargeback that is won', () => {
    const facts = factsOf('paid_out');
    const first = raise(facts).raised;
    const second = raise({ ...facts, others: [{ ...first, outcome: null }] }).raised;
    const won = resolve({ ...facts, others: [{ ...second, outcome: null }] }, first, 'won');
    const lost = resolve({ ...facts, others: [{ ...won.raised, outcome: 'won' }] }, second, 'lost');
    const book = [...raise(facts).postings, ...won.postings, ...lost.postings];
    expect(balance(book, 'seller_debt:s')).toBe(amounts.payout);
    expect(balance(book, 'chargeback_losses')).toBe(amounts.total - amounts.payout);
  });

  it('closes an unsent refund, because the bank has paid the buyer', () => {
    const refund = { state: 'unsent', amount: amounts.total } as const;
    const facts = factsOf('refunded', { refund });
    const decision = resolve(facts, raise(facts).raised, 'lost');
    expect(decision.refund).toEqual({ do: 'close', amount: amounts.total });
    expect(balance(decision.postings, 'refunds_on_the_way')).toBe(amounts.total);
    expect(balance(decision.postings, 'chargeback_losses')).toBe(0);
  });

  it('is a loss of the platform when the buyer was already refunded', () => {
    const refund = { state: 'sent', amount: amounts.total } as const;
    const facts = factsOf('refunded', { refund });
    const decision = resolve(facts, raise(facts).raised, 'lost');
    expect(balance(decision.postings, 'chargeback_losses')).toBe(amounts.total);
    expect(decision.refund).toBeNull();
  });

  it('books nothing for an order that was never paid', () => {
    const facts = factsOf('expired');
    expect(resolve(facts, raise(facts).raised, 'lost').postings).toEqual([]);
  });
});

/** Claims of different sizes: minimal, the payout, the price, the total, and more than was paid. */
const ASKED = [1, 4_000, amounts.payout, amounts.price, amounts.total, 20_000];
const OUTCOMES = ['won', 'lost', 'accepted'] as const;

it.each(ORDER_STATUSES)('balances every entry of a %s order, and books no debt twice', (status) => {
  const refund = status === 'refunded' ? ({ state: 'unsent', amount: amounts.total } as const) : null;
  const facts = factsOf(status, { refund });
  for (const request of ASKED) {
    for (const taken of ASKED) {
      for (const outcome of OUTCOMES) {
        const raised = raise(facts, request);
        const decision = resolve(after(facts, raised), raised.raised, outcome, taken);
        const book = [...bookOf(status), ...raised.postings, ...decision.postings];
        expect(sum(book)).toBe(0);
        expect(balance(book, 'chargebacks_open')).toBe(0);
        expect(balance(book, 'seller_debt:s')).toBeLessThanOrEqual(amounts.payout);
        expect(balance(book, 'seller_debt:s')).toBeGreaterThanOrEqual(0);
        expect(balance(book, 'refunds_on_the_way')).toBeLessThanOrEqual(0);
      }
    }
  }
});

/** Returns the ledger entries of an order in a status. */
function bookOf(status: OrderStatus): readonly Posting[] {
  switch (status) {
    case 'held':
    case 'disputed':
    case 'frozen':
      return chargePostings(amounts);
    case 'released':
    case 'paid_out':
      return [...chargePostings(amounts), ...releasePostings(amounts, 's')];
    case 'refunded':
      return [...chargePostings(amounts), ...refundPostings(amounts)];
    default:
      return [];
  }
}
