import type { GigMilestones, ListingMilestones, MilestonePlan } from '@campushive/contract';
import {
  answerProposalBy,
  currentOf,
  planStatusAt,
  progressOf,
  refusalToPropose,
  type GigOrder,
  type MilestoneFacts,
} from '@campushive/contract/rules/milestones';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { listings, milestonePlans, orders, refunds } from '../../platform/database/schema/index.js';
import { findAgreedPrices } from '../applications/store.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';

export type PlanRow = typeof milestonePlans.$inferSelect;
type Gig = Pick<ListingRow, 'id' | 'posterId' | 'assignedToId' | 'status' | 'priceMinor'>;

/** Returns all proposals to the student who has a gig now, latest first. */
async function findPlans(
  db: Db,
  { id, assignedToId }: Pick<Gig, 'id' | 'assignedToId'>,
  now: Date,
): Promise<PlanRow[]> {
  if (assignedToId === null) return [];
  const plans = await db
    .select()
    .from(milestonePlans)
    .where(and(eq(milestonePlans.listingId, id), eq(milestonePlans.workerId, assignedToId)))
    .orderBy(desc(milestonePlans.id));
  return plans.map((plan) => ({ ...plan, status: planStatusAt(plan.status, plan.createdAt, now) }));
}

/** Returns every order of these gigs, by gig. */
async function findOrders(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, GigOrder[]>> {
  const rows = await db
    .select({
      listingId: orders.listingId,
      id: orders.id,
      milestoneId: orders.milestoneId,
      status: orders.status,
      refundReason: refunds.reason,
    })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(inArray(orders.listingId, [...listingIds]));
  const found = new Map<string, GigOrder[]>();
  for (const { listingId, ...order } of rows) found.set(listingId, [...(found.get(listingId) ?? []), order]);
  return found;
}

/** Milestone facts for the rules, and the stored plans. */
export interface MilestonesWithPlan {
  readonly facts: MilestoneFacts;
  readonly plans: readonly PlanRow[];
}

/** Reads the milestones of a gig for one student. Decisions must read them under the gig's lock. */
export async function findMilestones(
  db: Db,
  gig: Gig,
  userId: string,
  now: Date,
): Promise<MilestonesWithPlan> {
  const plans = await findPlans(db, gig, now);
  const found = await findOrders(db, [gig.id]);
  const agreed = (await findAgreedPrices(db, [gig.id])).get(gig.id);
  const side = gig.posterId === userId ? 'poster' : gig.assignedToId === userId ? 'worker' : null;
  return {
    plans,
    facts: {
      side,
      status: gig.status,
      agreedMinor: agreed ?? gig.priceMinor ?? 0,
      aboveMinor: campus.fees.milestonesAbove,
      standing: plans.find(({ status }) => status === 'accepted') ?? null,
      open: plans.find(({ status }) => status === 'proposed') ?? null,
      orders: found.get(gig.id) ?? [],
    },
  };
}

/** Presents the milestones of a gig to its poster and worker. */
export function toGigMilestones(gig: Gig, { facts, plans }: MilestonesWithPlan): GigMilestones {
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

function toPlan(row: PlanRow, made: readonly GigOrder[]): MilestonePlan {
  return {
    id: row.id,
    status: row.status,
    milestones: progressOf(row, made).map(({ id, title, priceMinor, state, orderId }) => ({
      id,
      title,
      price: toMajor(priceMinor),
      state,
      paymentId: orderId,
    })),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    answerBy: row.status === 'proposed' ? answerProposalBy(row.createdAt).toISOString() : null,
  };
}

/** Milestones that the page and the lists of these gigs show to poster and worker, by gig. */
export async function listingMilestonesOf(
  db: Db,
  gigs: readonly Pick<Gig, 'id' | 'assignedToId'>[],
  now: Date,
): Promise<ReadonlyMap<string, ListingMilestones>> {
  const assigned = gigs.filter(({ assignedToId }) => assignedToId !== null);
  if (assigned.length === 0) return new Map();
  const plans = await db
    .select({ plan: milestonePlans })
    .from(milestonePlans)
    .innerJoin(
      listings,
      and(eq(listings.id, milestonePlans.listingId), eq(listings.assignedToId, milestonePlans.workerId)),
    )
    .where(
      and(
        inArray(
          milestonePlans.listingId,
          assigned.map(({ id }) => id),
        ),
        inArray(milestonePlans.status, ['proposed', 'accepted']),
      ),
    );
  if (plans.length === 0) return new Map();
  const ids = [...new Set(plans.map(({ plan }) => plan.listingId))];
  const made = await findOrders(db, ids);
  return new Map(
    ids.map((id) => {
      const own = plans.flatMap(({ plan }) => (plan.listingId === id ? [plan] : []));
      const isWaiting = ({ status, createdAt }: PlanRow) =>
        planStatusAt(status, createdAt, now) === 'proposed';
      const standing = own.find(({ status }) => status === 'accepted');
      return [
        id,
        {
          isProposed: own.some(isWaiting),
          current: standing === undefined ? null : presentCurrent(standing, made.get(id) ?? []),
        },
      ];
    }),
  );
}

function presentCurrent(standing: PlanRow, made: readonly GigOrder[]): ListingMilestones['current'] {
  const current = currentOf(progressOf(standing, made));
  if (current === null) return null;
  const { id, number, count, title, priceMinor, state } = current;
  return { id, number, count, title, price: toMajor(priceMinor), state };
}
