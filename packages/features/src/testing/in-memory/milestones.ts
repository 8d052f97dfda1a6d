import { campus as ghana } from '@campushive/campus-ghana';
import {
  isDelivered,
  saleOf,
  type GigMilestones,
  type ListingMilestones,
  type MilestonePlan,
} from '@campushive/contract';
import {
  answerProposalBy,
  currentOf,
  decideMilestone,
  decideProposal,
  planStatusAt,
  progressOf,
  refusalToAcceptPlan,
  refusalToEndProposal,
  refusalToPropose,
  type CurrentMilestone,
  type GigOrder,
  type MilestoneFacts,
} from '@campushive/contract/rules/milestones';
import { isOffered } from '@campushive/contract/rules/packages';
import { agreedPriceOf } from './applications.js';
import { toMajor, toSalePrice } from './money.js';
import {
  notify,
  refuse,
  refuseField,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';
import type { StoredPlan } from './stored.js';

type MilestoneCalls = InMemoryCalls<
  'milestones.get' | 'milestones.propose' | 'milestones.accept' | 'milestones.decline' | 'milestones.withdraw'
>;

/** In-memory calls for gigs that are paid in milestones. */
export function milestoneCalls(state: State): MilestoneCalls {
  const open = (id: string, me: Student) => {
    const gig =
      state.listings.find((one) => one.id === id && !['deleted', 'draft', 'hidden'].includes(one.status)) ??
      refuse('not_found');
    if (saleOf(gig.hive, isOffered(gig.details)) !== 'gig' || isDelivered(gig.hive))
      return refuse('conflict');
    if (gig.poster !== me && gig.assignedToId !== me.id) return refuse('forbidden');
    return { gig, facts: factsOf(state, gig, me), plans: plansOf(state, gig) };
  };
  const shown = (gig: StoredListing, me: Student) => ({ data: toGigMilestones(state, gig, me) });
  const end = (plans: readonly StoredPlan[], id: string | undefined, change: Partial<StoredPlan>) => {
    const plan = plans.find((one) => one.id === id);
    if (plan !== undefined) Object.assign(plan, change);
  };

  return {
    'milestones.get': ({ id }, me) => shown(open(id, me).gig, me),
    'milestones.propose'({ id, milestones }, me) {
      const { gig, facts, plans } = open(id, me);
      const asked = milestones.map(({ title, price }, index) => ({
        id: state.nextId(),
        title,
        priceMinor: toSalePrice(Number(price ?? 0), `milestones.${index}.price`),
      }));
      const workerId = gig.assignedToId;
      const decision = decideProposal(facts, workerId !== null, asked);
      if ('refused' in decision) return refuse(decision.refused);
      if ('wrong' in decision) {
        if (decision.wrong !== 'milestones_do_not_add_up') {
          const { wrong, ...params } = decision;
          return refuseField('milestones', wrong, params);
        }
        return refuseField('milestones', decision.wrong, { difference: toMajor(decision.difference) });
      }
      if (workerId === null) return refuse('listing_unassigned');
      end(plans, facts.open?.id, { status: 'replaced' });
      state.milestonePlans.unshift({
        id: state.nextId(),
        listing: gig,
        workerId,
        status: 'proposed',
        milestones: [...decision.kept, ...asked],
        reason: null,
        createdAt: state.now().toISOString(),
      });
      notifyOf(state, workerId, gig, 'milestones_proposed');
      return shown(gig, me);
    },
    'milestones.accept'({ id, planId }, me) {
      const { gig, facts, plans } = open(id, me);
      const refused = refusalToAcceptPlan(facts, planId);
      if (refused !== null) return refuse(refused);
      end(plans, facts.standing?.id, { status: 'replaced' });
      end(plans, planId, { status: 'accepted' });
      renumber(state, facts);
      notifyOf(state, gig.poster.id, gig, 'milestones_accepted');
      return shown(gig, me);
    },
    'milestones.decline'({ id, planId, reason }, me) {
      const { gig, facts, plans } = open(id, me);
      const refused = refusalToEndProposal(facts, 'worker', planId);
      if (refused !== null) return refuse(refused);
      end(plans, planId, { status: 'declined', reason });
      notifyOf(state, gig.poster.id, gig, 'milestones_declined');
      return shown(gig, me);
    },
    'milestones.withdraw'({ id, planId }, me) {
      const { gig, facts, plans } = open(id, me);
      const refused = refusalToEndProposal(facts, 'poster', planId);
      if (refused !== null) return refuse(refused);
      end(plans, planId, { status: 'withdrawn' });
      return shown(gig, me);
    },
  };
}

/** Ends the milestones of a gig that is unassigned or completed. Released ones stay. */
export function endPlans(state: State, listing: StoredListing): void {
  if (listing.status !== 'active' && listing.status !== 'completed') return;
  for (const plan of state.milestonePlans) {
    if (plan.listing !== listing) continue;
    if (plan.status === 'proposed') plan.status = 'withdrawn';
    if (plan.status === 'accepted') plan.status = 'ended';
  }
}

/** Ends proposals without a reply in time, and notifies both sides. */
export function expireProposals(state: State): void {
  for (const plan of state.milestonePlans) {
    const status = planStatusAt(plan.status, new Date(plan.createdAt), state.now());
    if (status === plan.status) continue;
    plan.status = status;
    const { id, title, poster } = plan.listing;
    for (const [userId, to] of [
      [poster.id, 'buyer'],
      [plan.workerId, 'seller'],
    ] as const) {
      const values = { listing: title, to };
      const subject = { type: 'listing', id } as const;
      notify(state, userId, { type: 'task', kind: 'milestones_expired', values, subject });
    }
  }
}

/** Returns the proposals to the currently assigned student, newest first. */
function plansOf(state: State, gig: StoredListing): StoredPlan[] {
  endPlans(state, gig);
  return state.milestonePlans.filter((one) => one.listing === gig && one.workerId === gig.assignedToId);
}

function factsOf(state: State, gig: StoredListing, me: Student): MilestoneFacts {
  const plans = plansOf(state, gig);
  return {
    side: gig.poster === me ? 'poster' : gig.assignedToId === me.id ? 'worker' : null,
    status: gig.status,
    agreedMinor: agreedPriceOf(state, gig) ?? gig.priceMinor ?? 0,
    aboveMinor: ghana.fees.milestonesAbove,
    standing: plans.find(({ status }) => status === 'accepted') ?? null,
    open: plans.find(({ status }) => status === 'proposed') ?? null,
    orders: ordersOf(state, gig),
  };
}

const ordersOf = (state: State, gig: StoredListing): GigOrder[] =>
  state.orders
    .filter(({ listing }) => listing === gig)
    .map(({ id, milestone, status, refund }) => ({
      id,
      milestoneId: milestone?.id ?? null,
      status,
      refundReason: refund?.reason ?? null,
    }));

/** Updates the number and count of milestones in earlier orders. */
function renumber(state: State, { open, orders }: MilestoneFacts): void {
  const milestones = open?.milestones ?? [];
  for (const order of state.orders) {
    const { milestone } = order;
    const index = milestones.findIndex(({ id }) => id === milestone?.id);
    if (milestone === undefined || index < 0 || !orders.some(({ id }) => id === order.id)) continue;
    order.milestone = { ...milestone, number: index + 1, count: milestones.length };
  }
}

function toGigMilestones(state: State, gig: StoredListing, me: Student): GigMilestones {
  const plans = plansOf(state, gig);
  const facts = factsOf(state, gig, me);
  const [latest] = plans;
  const ended = gig.status === 'completed' ? plans.find(({ status }) => status === 'ended') : undefined;
  const standing = plans.find(({ status }) => status === 'accepted') ?? ended;
  const isUnanswered = latest !== undefined && ['proposed', 'declined', 'expired'].includes(latest.status);
  return {
    agreedPrice: toMajor(facts.agreedMinor),
    mayPropose: refusalToPropose(facts, gig.assignedToId !== null) === null,
    standing: standing === undefined ? null : toPlan(standing, facts.orders),
    proposal: isUnanswered ? toPlan(latest, facts.orders) : null,
  };
}

const toPlan = (plan: StoredPlan, orders: readonly GigOrder[]): MilestonePlan => ({
  id: plan.id,
  status: plan.status,
  milestones: progressOf(plan, orders).map(({ id, title, priceMinor, state, orderId }) => ({
    id,
    title,
    price: toMajor(priceMinor),
    state,
    paymentId: orderId,
  })),
  reason: plan.reason,
  createdAt: plan.createdAt,
  answerBy: plan.status === 'proposed' ? answerProposalBy(new Date(plan.createdAt)).toISOString() : null,
});

/** Returns the milestones of a gig for its two sides, in lists and on its page. */
export function milestonesOf(state: State, gig: StoredListing): { milestones?: ListingMilestones } {
  if (gig.assignedToId === null) return {};
  const plans = plansOf(state, gig);
  const standing = plans.find(({ status }) => status === 'accepted');
  const isProposed = plans.some(({ status }) => status === 'proposed');
  if (standing === undefined && !isProposed) return {};
  const current = standing && currentOf(progressOf(standing, ordersOf(state, gig)));
  if (current === undefined || current === null) return { milestones: { isProposed, current: null } };
  const { id, number, count, title, priceMinor, state: at } = current;
  return {
    milestones: { isProposed, current: { id, number, count, title, price: toMajor(priceMinor), state: at } },
  };
}

/** Returns the milestone that is due for payment. Null for listings paid at once. */
export function payableMilestone(
  state: State,
  listing: StoredListing,
  askedId: string | undefined,
): CurrentMilestone | null {
  if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig')
    return askedId === undefined ? null : refuse('milestones_changed');
  const decision = decideMilestone(factsOf(state, listing, listing.poster), askedId);
  return decision === null || !('refused' in decision) ? decision : refuse(decision.refused);
}

function notifyOf(
  state: State,
  userId: string,
  { id, title }: StoredListing,
  kind: 'milestones_proposed' | 'milestones_accepted' | 'milestones_declined',
): void {
  notify(state, userId, { type: 'task', kind, values: { listing: title }, subject: { type: 'listing', id } });
}
