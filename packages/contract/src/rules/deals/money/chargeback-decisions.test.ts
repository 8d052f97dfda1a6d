import { describe, expect, it } from 'vitest';
import type { ChargebackOutcome } from '../../../deals/chargebacks.js';
import { feesFor } from '../../../money/fees.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import {
  decideChargeback,
  mayAnswerChargeback,
  type ChargebackFacts,
  type RaisedChargeback,
} from './chargebacks.js';
import type { Posting } from './postings.js';

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

/** A decision that changes nothing beyond the chargeback's own row. */
const NOTHING = { move: null, postings: [], refund: null, notifications: [] };
const both = (kind: string) => [
  { to: 'seller', kind },
  { to: 'buyer', kind },
];

describe('the full decision on a chargeback', () => {
  const open = { effect: 'frozen', frozen: { from: 'disputed', since: now }, sellerShare: 0 } as const;

  it('freezes an order and notifies both sides', () => {
    expect(raise(factsOf('disputed'))).toEqual({
      ...NOTHING,
      raised: open,
      move: { to: 'frozen' },
      notifications: both('chargeback_raised'),
    });
  });

  it('keeps the status from before the first open chargeback when a second one is raised', () => {
    const debt = { effect: 'debt', frozen: null, sellerShare: 1, outcome: null } as const;
    const won = { ...open, frozen: { from: 'held', since: later }, outcome: 'won' } as const;
    const others = [won, debt, { ...open, outcome: null }];
    expect(raise(factsOf('frozen', { others }))).toEqual({ ...NOTHING, raised: open });
    expect(raise(factsOf('frozen', { others: [won] })).raised.frozen).toBeNull();
  });

  it('books a debt and notifies both sides', () => {
    expect(raise(factsOf('released'), 700)).toEqual({
      ...NOTHING,
      raised: { effect: 'debt', frozen: null, sellerShare: 700 },
      postings: [
        { account: 'seller_debt:s', amount: 700 },
        { account: 'chargebacks_open', amount: -700 },
      ],
      notifications: both('chargeback_raised'),
    });
  });

  it.each(['refunded', 'cancelled'] as const)(
    'on a %s order moves nothing and notifies neither side',
    (status) => {
      const effect = status === 'refunded' ? 'refund' : 'recorded';
      expect(raise(factsOf(status))).toEqual({
        ...NOTHING,
        raised: { effect, frozen: null, sellerShare: 0 },
      });
    },
  );

  it('returns a frozen order when the chargeback is won, and notifies both sides', () => {
    const decision = resolve(factsOf('frozen'), open, 'won');
    expect(decision.raised).toMatchObject(open);
    expect(decision.notifications).toEqual(both('chargeback_won'));
    expect(decision.refund).toBeNull();
  });

  it('returns an order to held with unchanged deadlines when the start of the freeze is unknown', () => {
    const decision = resolve(factsOf('frozen'), { ...open, frozen: null }, 'won');
    expect(decision.move).toEqual({ to: 'held', clocks });
  });

  it('does not unfreeze an order that is over', () => {
    expect(resolve(factsOf('charged_back'), open, 'won')).toMatchObject({ ...NOTHING, raised: open });
  });

  it('removes the debt, resumes a waiting part refund, and notifies both sides', () => {
    const refund = { state: 'unsent', amount: 300 } as const;
    const debt = { effect: 'debt', frozen: null, sellerShare: 700 } as const;
    expect(resolve(factsOf('released', { refund }), debt, 'won')).toEqual({
      raised: { ...debt, sellerShare: 0 },
      move: null,
      postings: [
        { account: 'seller_debt:s', amount: -700 },
        { account: 'chargebacks_open', amount: 700 },
      ],
      refund: { do: 'resume', amount: 300 },
      notifications: both('chargeback_won'),
    });
  });

  it('changes nothing when a merely recorded chargeback is won', () => {
    const recorded = { effect: 'recorded', frozen: null, sellerShare: 0 } as const;
    expect(resolve(factsOf('expired'), recorded, 'won')).toEqual({ ...NOTHING, raised: recorded });
  });

  it('ends a frozen order when the chargeback is lost, and notifies both sides', () => {
    const decision = resolve(factsOf('frozen'), open, 'lost');
    expect(decision.raised).toMatchObject(open);
    expect(decision.notifications).toEqual(both('chargeback_lost'));
  });

  it('books a loss for a lost chargeback when the frozen order is already over', () => {
    expect(resolve(factsOf('charged_back'), open, 'lost', 500)).toMatchObject({
      ...NOTHING,
      raised: open,
      postings: [
        { account: 'chargeback_losses', amount: 500 },
        { account: 'provider', amount: -500 },
      ],
    });
  });

  it.each(['charged_back', 'refunded'] as const)(
    'books a loss for a lost, merely recorded chargeback when its order is now %s',
    (status) => {
      const recorded = { effect: 'recorded', frozen: null, sellerShare: 0 } as const;
      expect(balance(resolve(factsOf(status), recorded, 'lost', 500).postings, 'provider')).toBe(-500);
    },
  );

  it('books nothing for a lost, merely recorded chargeback on a held order', () => {
    const recorded = { effect: 'recorded', frozen: null, sellerShare: 0 } as const;
    expect(resolve(factsOf('held'), recorded, 'lost')).toEqual({ ...NOTHING, raised: recorded });
  });

  it.each([
    ['less than the part refund that was not sent', 100, 0, { do: 'resume', amount: 200 }],
    ['as much as it', 300, 0, { do: 'close', amount: 300 }],
    ['more than it', 800, 500, { do: 'close', amount: 300 }],
    ['all of it', 1_000, 700, { do: 'close', amount: 300 }],
  ] as const)(
    'adjusts the debt and the unsent refund when the bank takes %s',
    (_name, taken, owed, refund) => {
      const debt = { effect: 'debt', frozen: null, sellerShare: 700 } as const;
      const facts = factsOf('paid_out', { refund: { state: 'unsent', amount: 300 } });
      const decision = resolve(facts, debt, 'lost', taken);
      expect(decision).toMatchObject({ move: null, refund, notifications: both('chargeback_lost') });
      expect(decision.raised).toEqual({ effect: 'debt', frozen: null, sellerShare: owed });
      expect(balance(decision.postings, 'seller_debt:s')).toBe(owed - 700);
    },
  );

  it('notifies neither side about a lost chargeback on a refunded order', () => {
    const raised = { effect: 'refund', frozen: null, sellerShare: 0 } as const;
    const refund = { state: 'unsent', amount: 900 } as const;
    expect(resolve(factsOf('refunded', { refund }), raised, 'lost', 400)).toMatchObject({
      raised,
      move: null,
      refund: { do: 'resume', amount: 500 },
      notifications: [],
    });
  });
});

it.each([
  [null, null, true],
  [null, 'contest', false],
  ['won', null, false],
  ['lost', 'accept', false],
] as const)('allows an answer with the outcome %s and the earlier answer %s: %s', (outcome, answer, may) => {
  expect(mayAnswerChargeback({ outcome, answer })).toBe(may);
});
