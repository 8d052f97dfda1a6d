import type { RefundReason } from '../../../deals/disputes.js';
import { MAX_MILESTONES, MILESTONES_ANSWER_TIME, MIN_MILESTONES } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { LIVE_ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import type { Refused } from '../../base/refused.js';

/**
 * Statuses of a milestone plan. `accepted` lasts until the gig is completed, or loses its worker (`ended`). The next proposal makes one
 * `replaced`. An unanswered proposal is `expired` after its time limit.
 */
export const PLAN_STATUSES = [
  'proposed',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
  'ended',
  'expired',
] as const;
/** The status of a milestone plan. */
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Returns the worker's deadline for an answer to a proposal. */
export const answerProposalBy = (proposedAt: Date): Date =>
  new Date(proposedAt.getTime() + MILESTONES_ANSWER_TIME);

/** Returns the status of a plan at `now`. A proposal expires at its deadline, even before a job marks it. */
export const planStatusAt = (status: PlanStatus, proposedAt: Date, now: Date): PlanStatus =>
  status === 'proposed' && answerProposalBy(proposedAt) <= now ? 'expired' : status;

/**
 * States of a milestone. It is `waiting` for earlier ones, and `due` when it can be paid. After that, its order determines the state.
 * `released` and `refunded` are final.
 */
export const MILESTONE_STATES = [
  'waiting',
  'due',
  'paying',
  'held',
  'disputed',
  'released',
  'refunded',
] as const;
/** The state of a milestone in an accepted plan. */
export type MilestoneState = (typeof MILESTONE_STATES)[number];

/** A milestone. The amount is in minor units. */
export interface PlannedMilestone {
  readonly id: string;
  readonly title: string;
  readonly priceMinor: number;
}

/** Milestones that were proposed together, in order. */
export interface MilestonesPlan {
  readonly id: string;
  readonly milestones: readonly PlannedMilestone[];
}

/** An order of the gig, for a milestone or the whole gig. */
export interface GigOrder {
  readonly id: string;
  /** Null for an order that pays the whole gig. */
  readonly milestoneId: string | null;
  readonly status: OrderStatus;
  /** Reason of the refund. Null without one. */
  readonly refundReason: RefundReason | null;
}

/** A milestone with its state, and the order that determines it. */
export interface MilestoneProgress extends PlannedMilestone {
  readonly state: MilestoneState;
  readonly orderId: string | null;
}

/** An assigned gig in its current state. */
export interface MilestoneFacts {
  /** The caller's side of the gig. Null for everyone else. */
  readonly side: 'poster' | 'worker' | null;
  readonly status: ListingStatus;
  /** The agreed price of the gig. */
  readonly agreedMinor: number;
  /** Gigs up to this price cannot be divided. */
  readonly aboveMinor: number;
  /** The accepted plan. */
  readonly standing: MilestonesPlan | null;
  /** The plan that waits for the worker's answer. */
  readonly open: MilestonesPlan | null;
  readonly orders: readonly GigOrder[];
}

/** Refund reasons that are final, after which the same milestone cannot be paid again. */
const SETTLED: readonly (RefundReason | null)[] = ['dispute', 'settlement', 'by_staff', 'charged_back'];

/** Returns the state of an order's milestone. Null where it can be paid again: never paid, or cancelled. */
function stateOf({ status, refundReason }: GigOrder): MilestoneState | null {
  switch (status) {
    case 'pending_payment':
      return 'paying';
    case 'held':
      return 'held';
    case 'disputed':
    case 'frozen':
      return 'disputed';
    case 'released':
    case 'paid_out':
      return 'released';
    case 'charged_back':
      return 'refunded';
    case 'refunded':
      return SETTLED.includes(refundReason) ? 'refunded' : null;
    case 'expired':
    case 'failed':
    case 'cancelled':
      return null;
    default:
      return status satisfies never;
  }
}

const isOver = (state: MilestoneState): boolean => state === 'released' || state === 'refunded';
const isUnpaid = ({ state }: MilestoneProgress): boolean => state === 'due' || state === 'waiting';

/** Returns the state of each milestone in a plan. A milestone can be paid when the earlier ones are over. */
export function progressOf(
  { milestones }: MilestonesPlan,
  orders: readonly GigOrder[],
): readonly MilestoneProgress[] {
  let isNext = true;
  return milestones.map((milestone) => {
    const order = orders.find(
      (gigOrder) => gigOrder.milestoneId === milestone.id && stateOf(gigOrder) !== null,
    );
    const state = (order && stateOf(order)) ?? (isNext ? 'due' : 'waiting');
    isNext &&= isOver(state);
    return { ...milestone, state, orderId: order?.id ?? null };
  });
}

/** The milestone in progress, or the next one to pay, with its position. */
export interface CurrentMilestone extends MilestoneProgress {
  readonly number: number;
  readonly count: number;
}

/** Returns the current milestone. Null once all are over. */
export function currentOf(progress: readonly MilestoneProgress[]): CurrentMilestone | null {
  const index = progress.findIndex(({ state }) => !isOver(state));
  const current = progress[index];
  return current === undefined ? null : { ...current, number: index + 1, count: progress.length };
}

const sumOf = (milestones: readonly Pick<PlannedMilestone, 'priceMinor'>[]): number =>
  milestones.reduce((sum, { priceMinor }) => sum + priceMinor, 0);

/** Returns the sum of the milestones. An accepted plan keeps its sum when the listing's price changes. */
const priceOf = ({ standing, agreedMinor }: MilestoneFacts): number =>
  standing === null ? agreedMinor : sumOf(standing.milestones);

/** Returns the milestones that are paid or over, which no proposal can change. */
const unchangedOf = ({ standing, orders }: MilestoneFacts): readonly MilestoneProgress[] =>
  standing === null
    ? []
    : progressOf(standing, orders).filter((milestoneProgress) => !isUnpaid(milestoneProgress));

const isLive = ({ status }: GigOrder): boolean => LIVE_ORDER_STATUSES.includes(status);

/** Returns whether a payment is under way, for a milestone or the whole gig. It blocks every change of the plan. */
const isBeingPaid = ({ status, standing, orders }: MilestoneFacts): boolean =>
  status === 'reserved' ||
  orders.some((order) => (standing === null ? isLive(order) : order.status === 'pending_payment'));

/** The initial milestones, or replacements for those that are not paid yet. */
export interface Proposal {
  readonly do: 'propose';
  /** Unchanged milestones of the accepted plan, which precede the new ones. */
  readonly kept: readonly PlannedMilestone[];
}

/** Reason why milestones are invalid. `difference` is the missing amount in minor units, negative when the sum is too high. */
export type ProposalProblem =
  | { readonly wrong: 'too_few'; readonly min: number }
  | { readonly wrong: 'too_many'; readonly max: number }
  | { readonly wrong: 'milestones_do_not_add_up'; readonly difference: number };

/** The error code of a refused proposal of milestones. `conflict`: the price is not above the campus's `milestonesAbove`. */
export type ProposalRefusal =
  | 'forbidden'
  | 'listing_unassigned'
  | 'illegal_transition'
  | 'payment_in_flight'
  | 'conflict';

/** Returns why the poster cannot propose any milestones now. Null when they can. */
export function refusalToPropose(facts: MilestoneFacts, hasWorker: boolean): ProposalRefusal | null {
  if (facts.side !== 'poster') return 'forbidden';
  if (!hasWorker) return 'listing_unassigned';
  if (isBeingPaid(facts)) return 'payment_in_flight';
  if (facts.status !== 'assigned') return 'illegal_transition';
  // A plan whose milestones are all paid or over leaves nothing to divide.
  if (facts.standing !== null) {
    return sumOf(unchangedOf(facts)) < priceOf(facts) ? null : 'illegal_transition';
  }
  return facts.agreedMinor > facts.aboveMinor ? null : 'conflict';
}

/** Decides about milestones that the poster proposes for the unpaid part. Their sum must be exactly the agreed price. */
export function decideProposal(
  facts: MilestoneFacts,
  hasWorker: boolean,
  proposal: readonly Pick<PlannedMilestone, 'priceMinor'>[],
): Proposal | ProposalProblem | Refused<ProposalRefusal> {
  const refused = refusalToPropose(facts, hasWorker);
  if (refused !== null) return { refused };
  const paid = unchangedOf(facts);
  const count = paid.length + proposal.length;
  if (count < MIN_MILESTONES) return { wrong: 'too_few', min: MIN_MILESTONES - paid.length };
  if (count > MAX_MILESTONES) return { wrong: 'too_many', max: MAX_MILESTONES - paid.length };
  const difference = priceOf(facts) - sumOf(paid) - sumOf(proposal);
  if (difference !== 0) return { wrong: 'milestones_do_not_add_up', difference };
  return { do: 'propose', kept: paid.map(({ id, title, priceMinor }) => ({ id, title, priceMinor })) };
}

/** Returns why the worker cannot accept a proposal. Null when they can: it must be the one that they saw, and still fit. */
export function refusalToAcceptPlan(
  facts: MilestoneFacts,
  planId: string,
): 'forbidden' | 'milestones_changed' | 'payment_in_flight' | null {
  const { side, open, status } = facts;
  if (side !== 'worker') return 'forbidden';
  if (open?.id !== planId) return 'milestones_changed';
  if (isBeingPaid(facts) || status !== 'assigned') return 'payment_in_flight';
  // The listing's price has changed, or a payment is missing from the proposal.
  const keepsPaid = unchangedOf(facts).every(({ id, priceMinor }) =>
    open.milestones.some((milestone) => milestone.id === id && milestone.priceMinor === priceMinor),
  );
  return keepsPaid && sumOf(open.milestones) === priceOf(facts) ? null : 'milestones_changed';
}

/** Returns why the worker cannot decline a proposal, or the poster withdraw it. Null when they can. */
export function refusalToEndProposal(
  { side, open }: MilestoneFacts,
  by: 'poster' | 'worker',
  planId: string,
): 'forbidden' | 'milestones_changed' | null {
  if (side !== by) return 'forbidden';
  return open?.id === planId ? null : 'milestones_changed';
}

/**
 * Decides what the poster pays now: null for the whole gig, else the next milestone. A poster cannot pay a different one than they saw, and
 * nothing is paid while a proposal is pending.
 */
export function decideMilestone(
  { standing, open, orders }: Pick<MilestoneFacts, 'standing' | 'open' | 'orders'>,
  requestedId: string | undefined,
): CurrentMilestone | null | Refused<'milestones_changed' | 'not_your_turn' | 'listing_unavailable'> {
  if (open !== null) return { refused: 'not_your_turn' };
  if (standing === null) return requestedId === undefined ? null : { refused: 'milestones_changed' };
  const current = currentOf(progressOf(standing, orders));
  if (requestedId !== undefined && current?.id !== requestedId) return { refused: 'milestones_changed' };
  return current?.state === 'due' ? current : { refused: 'listing_unavailable' };
}
