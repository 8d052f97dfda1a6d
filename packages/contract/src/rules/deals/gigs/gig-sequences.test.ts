import { describe, expect, it } from 'vitest';
import type { RefundReason } from '../../../deals/disputes.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { LIVE_ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import {
  currentOf,
  decideMilestone,
  decideProposal,
  progressOf,
  refusalToAcceptPlan,
  refusalToEndProposal,
  type GigOrder,
  type MilestoneFacts,
  type MilestonesPlan,
} from './milestones.js';
import { completedBy } from '../orders/orders.js';

const ABOVE = 50_000;
const AGREED = 60_000;
const facts: MilestoneFacts = {
  side: 'poster',
  status: 'assigned',
  agreedMinor: AGREED,
  aboveMinor: ABOVE,
  standing: null,
  open: null,
  orders: [],
};

/** A gig with its two sides, as stored by the server. Every step goes through the rules. */
class Gig {
  standing: MilestonesPlan | null = null;
  open: MilestonesPlan | null = null;
  status: ListingStatus = 'assigned';
  orders: (GigOrder & { priceMinor: number; number: number | null; count: number | null })[] = [];
  #serial = 0;

  facts(side: MilestoneFacts['side']): MilestoneFacts {
    const { standing, open, status, orders } = this;
    return { ...facts, side, standing, open, status, orders };
  }

  next = () => `id ${(this.#serial += 1)}`;

  propose(shares: readonly number[]): void {
    const progress = this.standing === null ? [] : progressOf(this.standing, this.orders);
    const spent = progress.filter(({ state }) => !['due', 'waiting'].includes(state));
    const left = AGREED - spent.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
    const amounts = shares.map((share) => Math.max(1, Math.floor(left * share)));
    const first = left - amounts.slice(1).reduce((sum, one) => sum + one, 0);
    const proposal = [first, ...amounts.slice(1)].map((priceMinor) => ({
      id: this.next(),
      title: 'Part',
      priceMinor,
    }));
    if (proposal.some(({ priceMinor }) => priceMinor <= 0)) return;
    const decision = decideProposal(this.facts('poster'), true, proposal);
    if ('do' in decision) this.open = { id: this.next(), milestones: [...decision.kept, ...proposal] };
  }

  accept(seen: string | undefined): void {
    if (refusalToAcceptPlan(this.facts('worker'), seen ?? '') !== null) return;
    expect(seen).toBe(this.open?.id);
    this.standing = this.open;
    this.open = null;
    const milestones = this.standing?.milestones ?? [];
    this.orders = this.orders.map((one) => {
      const index = milestones.findIndex(({ id }) => id === one.milestoneId);
      return index < 0 ? one : { ...one, number: index + 1, count: milestones.length };
    });
  }

  withdraw(): void {
    if (this.open && refusalToEndProposal(this.facts('poster'), 'poster', this.open.id) === null)
      this.open = null;
  }

  pay(): void {
    if (this.status !== 'assigned') return;
    if (this.orders.some(({ status }) => LIVE_ORDER_STATUSES.includes(status))) return;
    const decision = decideMilestone(this.facts('poster'), undefined);
    if (decision !== null && 'refused' in decision) return;
    const { id = null, number = null, count = null, priceMinor = AGREED } = decision ?? {};
    this.status = 'reserved';
    const bare = { id: this.next(), milestoneId: id, status: 'pending_payment', refundReason: null } as const;
    this.orders.push({ ...bare, priceMinor, number, count });
  }

  /** Moves the live order. */
  move(to: OrderStatus, from: readonly OrderStatus[], refundReason: RefundReason | null = null): void {
    const index = this.orders.findIndex(({ status }) => from.includes(status));
    const live = this.orders[index];
    if (live === undefined) return;
    this.orders[index] = { ...live, status: to, refundReason };
    if (this.status === 'reserved') this.status = 'assigned';
    const hasMore = live.number !== null && live.count !== null && live.number < live.count;
    const completed = completedBy({ item: 'listing', listingStatus: this.status, hasMore });
    if (to === 'released' && completed !== null) this.status = completed;
  }
}

/** Returns a seeded generator of pseudo-random numbers. */
function chance(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Steps of the simulation, all equally likely. */
const STEPS: readonly ((gig: Gig, draw: () => number) => void)[] = [
  (gig, draw) => gig.propose(Array.from({ length: 1 + Math.floor(draw() * 6) }, () => 0.02 + draw() * 0.4)),
  (gig) => gig.accept(gig.open?.id),
  (gig) => gig.accept(gig.open?.id),
  // Answers a plan that was accepted or replaced before.
  (gig) => gig.accept(gig.standing?.id),
  (gig) => gig.withdraw(),
  (gig) => gig.pay(),
  (gig) => gig.pay(),
  (gig) => gig.move('expired', ['pending_payment']),
  (gig) => gig.move('held', ['pending_payment']),
  (gig) => gig.move('held', ['pending_payment']),
  (gig) => gig.move('released', ['held', 'disputed']),
  (gig) => gig.move('released', ['held', 'disputed']),
  (gig) => gig.move('disputed', ['held']),
  (gig) => gig.move('refunded', ['held'], 'seller_cancelled'),
  (gig) => gig.move('refunded', ['disputed'], 'dispute'),
  (gig) => gig.move('charged_back', ['held']),
];

/** Returns whether an order's money is or was paid for the gig, so that the same part cannot be paid again. */
const isSpent = ({ status, refundReason }: GigOrder) =>
  [...LIVE_ORDER_STATUSES, 'released', 'charged_back'].includes(status) || refundReason === 'dispute';

describe('any sequence of steps of a gig', () => {
  it('keeps the agreed price, has at most one live order and never pays more than agreed', () => {
    let completed = 0;
    for (let seed = 0; seed < 500; seed += 1) completed += Number(follow(seed).status === 'completed');
    // Some of the simulated gigs reach completion.
    expect(completed).toBeGreaterThan(20);
  });
});

/** Simulates sixty steps of one gig, and checks it after each. */
function follow(seed: number): Gig {
  const draw = chance(seed);
  const gig = new Gig();
  for (let step = 0; step < 60; step += 1) {
    STEPS[Math.floor(draw() * STEPS.length)]?.(gig, draw);
    const sum = gig.standing?.milestones.reduce((all, { priceMinor }) => all + priceMinor, 0);
    if (sum !== undefined) expect(sum).toBe(AGREED);
    const live = gig.orders.filter(({ status }) => LIVE_ORDER_STATUSES.includes(status));
    expect(live.length).toBeLessThanOrEqual(1);
    if (gig.standing === null) continue;
    const spent = gig.orders.filter((one) => isSpent(one) && one.milestoneId !== null);
    expect(new Set(spent.map(({ milestoneId }) => milestoneId)).size).toBe(spent.length);
    expect(spent.reduce((all, { priceMinor }) => all + priceMinor, 0)).toBeLessThanOrEqual(AGREED);
    // The release of the last milestone completes the gig; no other release does.
    if (gig.status === 'completed') expect(currentOf(progressOf(gig.standing, gig.orders))).toBeNull();
  }
  return gig;
}
