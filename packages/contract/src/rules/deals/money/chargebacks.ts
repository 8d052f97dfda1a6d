import type { ChargebackAnswer, ChargebackEffect, ChargebackOutcome } from '../../../deals/chargebacks.js';
import type { FeeBreakdown } from '../../../money/fees.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import { resumedClocks, type OrderClocks } from '../orders/orders.js';
import {
  chargebackPostings,
  chargebackWonPostings,
  heldChargebackLostPostings,
  refundChargebackLostPostings,
  releasedChargebackLostPostings,
  type Posting,
} from './postings.js';

/** The order's status at the freeze, to which it returns when the payment is upheld. */
export type FrozenFrom = 'held' | 'disputed';

/** A chargeback as it was raised. Amounts in minor units. */
export interface RaisedChargeback {
  readonly effect: ChargebackEffect;
  /** The order's status before it was frozen, and the time of the freeze. Null unless frozen. */
  readonly frozen: { readonly from: FrozenFrom; readonly since: Date } | null;
  /** The seller's debt for the chargeback. */
  readonly sellerShare: number;
  /** Null while it is open. */
  readonly outcome: ChargebackOutcome | null;
}

/** The order of a chargeback, and its other refunds and chargebacks. Amounts in minor units. */
export interface ChargebackFacts {
  readonly status: OrderStatus;
  readonly sellerId: string;
  readonly amounts: FeeBreakdown;
  /** The running clock of its held money. */
  readonly clocks: OrderClocks;
  /** A refund that the buyer gets in any case. `unsent`: owed, but not requested from the provider, or failed there. */
  readonly refund: { readonly state: 'unsent' | 'sent'; readonly amount: number } | null;
  /** Other chargebacks of this order. */
  readonly others: readonly RaisedChargeback[];
}

/** A command to the chargeback rules: a bank raises one, or decides it. Amounts are in minor units. */
export type ChargebackCommand =
  | { readonly do: 'raise'; readonly amount: number }
  | {
      readonly do: 'resolve';
      readonly amount: number;
      readonly outcome: ChargebackOutcome;
      readonly raised: RaisedChargeback;
    };

/** A notification of one side about a chargeback. */
export interface ChargebackNotification {
  readonly to: 'buyer' | 'seller';
  readonly kind: 'chargeback_raised' | 'chargeback_won' | 'chargeback_lost';
}

/** The effects of a chargeback that `decideChargeback` has decided. Amounts are in minor units. */
export interface ChargebackDecision {
  /** New values of the chargeback's own row. */
  readonly raised: Omit<RaisedChargeback, 'outcome'>;
  /** The order's move. Null when its status stays. */
  readonly move: { readonly to: OrderStatus; readonly clocks?: OrderClocks } | null;
  /** Postings of one ledger entry. Empty when no money moves. */
  readonly postings: readonly Posting[];
  /**
   * The change to the buyer's refund: `begin` one of `amount`, `resume` the waiting one with its remaining `amount`, or `close` it because
   * the bank has paid it.
   */
  readonly refund: { readonly do: 'begin' | 'resume' | 'close'; readonly amount: number } | null;
  readonly notifications: readonly ChargebackNotification[];
}

/** Decides what a chargeback does to its order: when it is raised, and when the bank has decided. */
export function decideChargeback(
  command: ChargebackCommand,
  facts: ChargebackFacts,
  now: Date,
): ChargebackDecision {
  if (command.do === 'raise') return raise(command.amount, facts, now);
  const { raised, outcome, amount } = command;
  return outcome === 'won' ? stand(raised, facts, now) : takeBack(raised, facts, amount);
}

function raise(amount: number, facts: ChargebackFacts, now: Date): ChargebackDecision {
  switch (facts.status) {
    case 'held':
    case 'disputed':
      return {
        ...NOTHING,
        raised: { effect: 'frozen', frozen: { from: facts.status, since: now }, sellerShare: 0 },
        move: { to: 'frozen' },
        notifications: both('chargeback_raised'),
      };
    case 'frozen':
      return {
        ...NOTHING,
        raised: { effect: 'frozen', frozen: frozenBefore(facts), sellerShare: 0 },
      };
    case 'released':
    case 'paid_out': {
      const sellerShare = shareOf(amount, facts);
      return {
        ...NOTHING,
        raised: { effect: 'debt', frozen: null, sellerShare },
        postings: chargebackPostings(facts.sellerId, sellerShare),
        notifications: both('chargeback_raised'),
      };
    }
    case 'refunded':
      return unchanged('refund');
    // No booked money can move. The chargeback is recorded for moderators, and raised again if the payment arrives after all.
    case 'pending_payment':
    case 'expired':
    case 'failed':
    case 'cancelled':
    case 'charged_back':
      return unchanged('recorded');
    default:
      return facts.status satisfies never;
  }
}

/** Decides a chargeback whose payment is upheld. */
function stand(raised: RaisedChargeback, facts: ChargebackFacts, now: Date): ChargebackDecision {
  const { effect, sellerShare } = raised;
  switch (effect) {
    case 'frozen': {
      const stays = facts.status !== 'frozen' || facts.others.some(isOpenFreeze);
      if (stays) return { ...NOTHING, raised };
      return {
        ...NOTHING,
        raised,
        move: {
          to: raised.frozen?.from ?? 'held',
          clocks: resumedClocks(facts.clocks, raised.frozen?.since ?? now, now),
        },
        notifications: both('chargeback_won'),
      };
    }
    case 'debt':
      return {
        ...NOTHING,
        raised: { effect, frozen: null, sellerShare: 0 },
        postings: chargebackWonPostings(facts.sellerId, sellerShare),
        refund: resumedRefund(facts),
        notifications: both('chargeback_won'),
      };
    case 'refund':
      return { ...unchanged(effect), refund: resumedRefund(facts) };
    case 'recorded':
      return unchanged(effect);
    default:
      return effect satisfies never;
  }
}

/** Decides a lost chargeback: the bank has the money, and the ledger follows. */
function takeBack(raised: RaisedChargeback, facts: ChargebackFacts, amount: number): ChargebackDecision {
  const { amounts, sellerId } = facts;
  const takenBack = Math.min(amount, amounts.total);
  if (raised.effect === 'recorded' && !isBooked(facts.status)) return unchanged('recorded');
  if (raised.effect === 'frozen' && facts.status === 'frozen') {
    const rest = amounts.total - takenBack;
    return {
      raised,
      move: { to: 'charged_back', clocks: { autoReleaseAt: null, workDueAt: null } },
      postings: heldChargebackLostPostings(amounts, takenBack),
      refund: rest > 0 ? { do: 'begin', amount: rest } : null,
      notifications: both('chargeback_lost'),
    };
  }
  const owedAnyway = facts.refund?.state === 'unsent' ? facts.refund.amount : 0;
  const covered = Math.min(takenBack, owedAnyway);
  const refund = coveredRefund(owedAnyway, covered);
  if (raised.effect === 'debt') {
    // The bank pays an unsent part refund, so the seller does not owe it as well.
    const owed = Math.min(takenBack - covered, remainingDebt(amounts, facts.others.filter(isLost)));
    return {
      ...NOTHING,
      raised: { effect: 'debt', frozen: null, sellerShare: owed },
      postings: releasedChargebackLostPostings(sellerId, {
        taken: takenBack,
        share: raised.sellerShare,
        owed,
        covered,
      }),
      refund,
      notifications: both('chargeback_lost'),
    };
  }
  return {
    ...NOTHING,
    raised,
    postings: refundChargebackLostPostings(takenBack, covered),
    refund,
  };
}

/** Returns the change to a refund owed to the buyer after the bank has paid `covered` of it. */
const coveredRefund = (owed: number, covered: number): ChargebackDecision['refund'] =>
  owed === 0
    ? null
    : covered === owed
      ? { do: 'close', amount: covered }
      : { do: 'resume', amount: owed - covered };

/** Resumes a refund that waited for the bank. */
const resumedRefund = ({ refund }: ChargebackFacts): ChargebackDecision['refund'] =>
  refund?.state === 'unsent' ? { do: 'resume', amount: refund.amount } : null;

const NOTHING: Omit<ChargebackDecision, 'raised'> = {
  move: null,
  postings: [],
  refund: null,
  notifications: [],
};

const unchanged = (effect: ChargebackEffect): ChargebackDecision => ({
  ...NOTHING,
  raised: { effect, frozen: null, sellerShare: 0 },
});

const both = (kind: ChargebackNotification['kind']): readonly ChargebackNotification[] => [
  { to: 'seller', kind },
  { to: 'buyer', kind },
];

const isBooked = (status: OrderStatus) => status === 'charged_back' || status === 'refunded';

const isOpenFreeze = ({ effect, outcome }: RaisedChargeback) => effect === 'frozen' && outcome === null;

const frozenBefore = ({ others }: ChargebackFacts) => others.find(isOpenFreeze)?.frozen ?? null;

/** Limits the seller's debt to their earnings from the order, over all chargebacks. */
const shareOf = (amount: number, { amounts, others }: ChargebackFacts): number =>
  Math.min(amount, remainingDebt(amounts, others));

/** Returns the seller's payout for an order, less their debt for these chargebacks of it. */
const remainingDebt = ({ payout }: FeeBreakdown, others: readonly RaisedChargeback[]): number =>
  others.reduce((remaining, { sellerShare }) => Math.max(0, remaining - sellerShare), payout);

/**
 * Returns whether the bank has taken the money. Amounts of an open chargeback do not reduce the debt for a lost one, because no one owes
 * them if the open one is won.
 */
const isLost = ({ outcome }: RaisedChargeback) => outcome === 'lost' || outcome === 'accepted';

/** Returns whether a moderator can still answer the bank: once, and only before its decision. */
export const mayAnswerChargeback = (chargeback: {
  readonly outcome: ChargebackOutcome | null;
  readonly answer: ChargebackAnswer | null;
}): boolean => chargeback.outcome === null && chargeback.answer === null;
