import type { FeeBreakdown } from '../../../money/fees.js';
import { SETTLEMENT_TIME } from '../../../limits.js';
import { fullRefund, type OwedRefund } from './charges.js';
import {
  completedBy,
  refusalToRelease,
  resumedClocks,
  type OrderClocks,
  type ReleaseRefusal,
} from '../orders/orders.js';
import { settlementPostings, type Posting } from './postings.js';
import type { OrderRefund, OrderFacts, OrderSide } from '../orders/order-facts.js';

/** A part refund that either side proposes. `amount` is the buyer's refund, in minor units. */
export interface Proposal {
  readonly id: string;
  readonly by: 'buyer' | 'seller';
  readonly amount: number;
}

/** A split of an order's money, in whole minor units. The amounts and fees add up to the total. */
export interface Split {
  /** Amount that the buyer gets back, including fees. */
  readonly refund: number;
  /** The refund's parts: of the price, and of the buyer's two fees. */
  readonly price: number;
  readonly platformFee: number;
  readonly processingFee: number;
  /** Amount that the seller gets, and the fees on it. */
  readonly payout: number;
  readonly payeePlatformFee: number;
  readonly mobileMoneyFee: number;
}

/**
 * Splits an order's money. Each side pays fees only for the part of the price that is not refunded: the buyer gets back the same share of
 * the price and of each fee, and the seller's fees shrink with the price that they keep. Shares are rounded half up, and the fees absorb
 * the rounding.
 */
export function splitOf(amounts: FeeBreakdown, refund: number): Split {
  if (!Number.isSafeInteger(refund) || refund < 0 || refund > amounts.total) {
    throw new RangeError(`A refund is between 0 and ${amounts.total} minor units; got ${refund}`);
  }
  const price = shareOf(amounts.price, refund, amounts.total);
  const fees = refund - price;
  const platformFee = shareOf(fees, amounts.platformFee, amounts.platformFee + amounts.processingFee);
  const remaining = amounts.price - price;
  const payeeFees = amounts.payeePlatformFee + amounts.mobileMoneyFee;
  const keptFees = shareOf(payeeFees, remaining, amounts.price);
  const payeePlatformFee = shareOf(keptFees, amounts.payeePlatformFee, payeeFees);
  return {
    refund,
    price,
    platformFee,
    processingFee: fees - platformFee,
    payout: remaining - keptFees,
    payeePlatformFee,
    mobileMoneyFee: keptFees - payeePlatformFee,
  };
}

/** Returns `amount` times `part` of `whole`, rounded half up. Exact for every amount of money. */
function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}

/** Returns the end of the period for a settlement, after which a moderator decides. */
export const settleUntil = (openedAt: Date): Date => new Date(openedAt.getTime() + SETTLEMENT_TIME);

/** A step of one side towards settling a complaint. Amounts are the buyer's refund, in minor units. */
export type SettlementCommand =
  /** The buyer withdraws the report, and the order continues. */
  | { readonly do: 'withdraw' }
  /** The seller returns all of the money. */
  | { readonly do: 'concede' }
  /** A side proposes the buyer's refund. */
  | { readonly do: 'propose'; readonly amount: number }
  | { readonly do: 'accept'; readonly proposalId: string }
  | { readonly do: 'decline'; readonly proposalId: string };

/** Facts on which `decideSettlement` decides. */
export interface SettlementFacts extends OrderFacts {
  readonly side: OrderSide;
  /** Null without a complaint. */
  readonly dispute: {
    readonly isDecided: boolean;
    readonly openedAt: Date;
    readonly proposal: Proposal | null;
  } | null;
  readonly clocks: OrderClocks;
}

/** The reason for refusing a step of a settlement. An `amount_…` one becomes a field error, the others are error codes. */
export type SettlementRefusal =
  | 'forbidden'
  | 'not_found'
  | 'dispute_resolved'
  | 'order_frozen'
  | 'settlement_changed'
  | ReleaseRefusal
  | 'amount_too_low'
  | 'amount_too_high';

/** The effect of a step of a settlement. Amounts are in minor units. */
export type SettlementDecision =
  | { readonly do: 'resume'; readonly clocks: OrderClocks }
  | { readonly do: 'give_back'; readonly back: OrderRefund }
  | { readonly do: 'split'; readonly split: Split; readonly settled: PartRefund }
  | { readonly do: 'propose'; readonly by: 'buyer' | 'seller'; readonly amount: number }
  | { readonly do: 'decline'; readonly proposal: Proposal };

/** A part refund: part of the money goes back to the buyer, the rest to the seller. */
export interface PartRefund {
  readonly to: 'released';
  /** Booked as one entry, with the refund's. */
  readonly refund: OwedRefund;
  /** The listing's next status. Null when it stays. */
  readonly listing: 'completed' | null;
}

/**
 * Decides a step towards a settlement of a disputed order, until a moderator decides. Only the other side can answer a proposal, by its id,
 * so that a replaced one is never accepted unseen.
 */
export function decideSettlement(
  command: SettlementCommand,
  facts: SettlementFacts,
  now: Date,
): SettlementDecision | { readonly refused: SettlementRefusal } {
  const { side, dispute, amounts } = facts;
  if (side === null) return { refused: 'forbidden' };
  if (dispute === null) return { refused: 'not_found' };
  if (facts.status === 'frozen') return { refused: 'order_frozen' };
  if (facts.status !== 'disputed' || dispute.isDecided) return { refused: 'dispute_resolved' };
  switch (command.do) {
    case 'withdraw':
      if (side !== 'buyer') return { refused: 'forbidden' };
      return { do: 'resume', clocks: resumedClocks(facts.clocks, dispute.openedAt, now) };
    case 'concede':
      if (side !== 'seller') return { refused: 'forbidden' };
      return giveBack(facts);
    case 'propose':
      if (command.amount < 1) return { refused: 'amount_too_low' };
      if (command.amount > amounts.total) return { refused: 'amount_too_high' };
      return { do: 'propose', by: side, amount: command.amount };
    case 'accept':
    case 'decline': {
      const { proposal } = dispute;
      if (proposal?.id !== command.proposalId) return { refused: 'settlement_changed' };
      if (proposal.by === side) return { refused: 'forbidden' };
      if (command.do === 'decline') return { do: 'decline', proposal };
      if (proposal.amount === amounts.total) return giveBack(facts);
      const notYet = refusalToRelease(facts, now);
      return notYet === null ? split(facts, proposal.amount) : { refused: notYet };
    }
    default:
      return command satisfies never;
  }
}

const giveBack = ({ amounts, item }: SettlementFacts): SettlementDecision => ({
  do: 'give_back',
  back: {
    to: 'refunded',
    refund: fullRefund(amounts, 'settlement'),
    listing: null,
    returnsTicket: item === 'ticket',
  },
});

function split(facts: SettlementFacts, refund: number): SettlementDecision {
  const { amounts, sellerId } = facts;
  const shares = splitOf(amounts, refund);
  const postings: readonly Posting[] = settlementPostings(amounts, shares, sellerId);
  return {
    do: 'split',
    split: shares,
    settled: {
      to: 'released',
      refund: { reason: 'settlement', amount: refund, currency: null, postings },
      listing: completedBy(facts),
    },
  };
}
