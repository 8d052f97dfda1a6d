import { AUTO_RELEASE_AFTER, MAX_REVISIONS } from '../limits.js';
import type { OrderStatus } from '../order-status.js';
import type { OrderSide } from './orders.js';
import type { Refused } from './refused.js';

/** How far the work of a paid gig is. */
export const COMPLETION_STATUSES = ['working', 'done', 'revision'] as const;
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

/** One time that the worker said that they are done; `revision` is null while the poster asked for no change of it. */
export interface Round {
  readonly revision: object | null;
}

/** A gig's order, as it is now. */
export interface CompletionFacts {
  readonly orderStatus: OrderStatus;
  /** Oldest first. */
  readonly rounds: readonly Round[];
  /** When held money is released without a word. */
  readonly autoReleaseAt: Date | null;
}

export function completionStatusOf(rounds: readonly Round[]): CompletionStatus {
  const last = rounds.at(-1);
  if (last === undefined) return 'working';
  return last.revision === null ? 'done' : 'revision';
}

/** How often the poster can still ask for a revision. */
export const revisionsLeft = (rounds: readonly Round[]): number =>
  Math.max(0, MAX_REVISIONS - rounds.filter(({ revision }) => revision !== null).length);

/** Every step begins the days until the release again, and never makes it earlier than it was. */
function releaseAfter(step: Date, { autoReleaseAt }: CompletionFacts): Date {
  const at = new Date(step.getTime() + AUTO_RELEASE_AFTER);
  return autoReleaseAt !== null && autoReleaseAt > at ? autoReleaseAt : at;
}

/** Decides whether the worker says that the work is done: once, and once more after each revision. */
export function decideDone(
  side: OrderSide,
  facts: CompletionFacts,
  now: Date,
):
  | { readonly to: 'done'; readonly autoReleaseAt: Date }
  | Refused<'forbidden' | 'order_not_held' | 'already_done'> {
  if (side !== 'seller') return { refused: 'forbidden' };
  if (facts.orderStatus !== 'held') return { refused: 'order_not_held' };
  if (completionStatusOf(facts.rounds) === 'done') return { refused: 'already_done' };
  return { to: 'done', autoReleaseAt: releaseAfter(now, facts) };
}

/** Decides whether the poster sends the work back with a reason: of what is done, and only so often. */
export function decideRevision(
  side: OrderSide,
  facts: CompletionFacts,
  now: Date,
):
  | { readonly to: 'revision'; readonly autoReleaseAt: Date }
  | Refused<'forbidden' | 'order_not_held' | 'not_done' | 'revisions_used_up'> {
  if (side !== 'buyer') return { refused: 'forbidden' };
  if (facts.orderStatus !== 'held') return { refused: 'order_not_held' };
  if (completionStatusOf(facts.rounds) !== 'done') return { refused: 'not_done' };
  if (revisionsLeft(facts.rounds) === 0) return { refused: 'revisions_used_up' };
  return { to: 'revision', autoReleaseAt: releaseAfter(now, facts) };
}

/** Why the poster cannot release the money of what is done; null when they can. `done` when that was answered before. */
export function refusalToAccept(
  side: OrderSide,
  { orderStatus, rounds }: Pick<CompletionFacts, 'orderStatus' | 'rounds'>,
): 'forbidden' | 'order_not_held' | 'not_done' | 'done' | null {
  if (side !== 'buyer') return 'forbidden';
  if (orderStatus === 'released' || orderStatus === 'paid_out') return 'done';
  if (orderStatus !== 'held') return 'order_not_held';
  return completionStatusOf(rounds) === 'done' ? null : 'not_done';
}
