import { isDelivered, saleOf } from '@campushive/contract';
import {
  decideProposal,
  refusalToAcceptPlan,
  refusalToEndProposal,
  type PlanStatus,
  type ProposalProblem,
} from '@campushive/contract/rules/milestones';
import { isOffered } from '@campushive/contract/rules/packages';
import { and, eq, isNotNull } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { toMajor, toSalePrice } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { listings, milestonePlans, orders } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { listingChanged } from '../../platform/outbox.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/visible.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { expireProposals } from './expire.js';
import { findMilestones, toGigMilestones, type FoundMilestones } from './store.js';

type MilestoneCalls = Handlers<
  'milestones.get' | 'milestones.propose' | 'milestones.accept' | 'milestones.decline' | 'milestones.withdraw'
>;

const STEPS_AN_HOUR = 60;

interface Locked extends FoundMilestones {
  readonly tx: Db;
  readonly gig: ListingRow;
  readonly now: Date;
}

interface AskedMilestone {
  readonly title: string;
  readonly price: number | null;
}

/** Milestones of gigs: the poster proposes them, and the worker answers. */
export function createMilestonesModule(
  platform: Platform,
  { notify }: { readonly notify: NotificationsModule['notify'] },
): { readonly calls: MilestoneCalls } {
  const { db, clock, limits, outbox, jobs } = platform;
  jobs.work('milestones.expire-due', () => expireProposals(platform, notify));
  jobs.every('milestones.expire-due', '* * * * *');
  return {
    calls: {
      async 'milestones.get'({ id }, { viewer }) {
        return { data: await answer(id, viewer) };
      },
      'milestones.propose': ({ id, milestones }, { viewer }) =>
        change(id, viewer, (locked) => propose(locked, milestones)),
      'milestones.accept': ({ id, planId }, { viewer }) =>
        change(id, viewer, (locked) => accept(locked, planId)),
      'milestones.decline': ({ id, planId, reason }, { viewer }) =>
        change(id, viewer, async (locked) => {
          const refused = refusalToEndProposal(locked.facts, 'worker', planId);
          if (refused !== null) throw refusal(refused);
          await setStatus(locked, planId, 'declined', reason);
          await notifyOf(locked, locked.gig.posterId, 'milestones_declined');
        }),
      // No notification: the worker has nothing to do any more.
      'milestones.withdraw': ({ id, planId }, { viewer }) =>
        change(id, viewer, async (locked) => {
          const refused = refusalToEndProposal(locked.facts, 'poster', planId);
          if (refused !== null) throw refusal(refused);
          await setStatus(locked, planId, 'withdrawn');
        }),
    },
  };

  /** Runs a change under the gig's lock, which paying takes as well. */
  async function change(id: string, viewer: Viewer, decide: (locked: Locked) => Promise<void>) {
    await limits.hit(`milestones:${viewer.userId}`, STEPS_AN_HOUR, 3_600);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const [listing] = await tx
        .select(listingColumns)
        .from(listings)
        .where(eq(listings.id, id))
        .for('update');
      const gig = requireGig(listing, viewer);
      await decide({ ...(await findMilestones(tx, gig, viewer.userId, now)), tx, gig, now });
      await listingChanged(tx, id, now);
    });
    await outbox.flush();
    return { data: await answer(id, viewer) };
  }

  async function answer(id: string, viewer: Viewer) {
    const [listing] = await db.select(listingColumns).from(listings).where(eq(listings.id, id));
    const gig = requireGig(listing, viewer);
    return toGigMilestones(gig, await findMilestones(db, gig, viewer.userId, clock.now()));
  }

  async function propose(locked: Locked, milestones: readonly AskedMilestone[]): Promise<void> {
    const { facts, gig, tx, now } = locked;
    const proposed = milestones.map(({ title, price }, index) => ({
      id: newId(),
      title,
      priceMinor: toSalePrice(price ?? 0, `milestones.${index}.price`),
    }));
    const decision = decideProposal(facts, gig.assignedToId !== null, proposed);
    if ('refused' in decision) throw refusal(decision.refused);
    if ('wrong' in decision) throw wrongMilestones(decision);
    if (gig.assignedToId === null) throw refusal('listing_unassigned');
    await replaceOpen(locked);
    await tx.insert(milestonePlans).values({
      listingId: gig.id,
      workerId: gig.assignedToId,
      status: 'proposed',
      milestones: [...decision.kept, ...proposed],
      createdAt: now,
      updatedAt: now,
    });
    await notifyOf(locked, gig.assignedToId, 'milestones_proposed');
  }

  async function notifyOf(
    { tx, gig }: Locked,
    userId: string,
    kind: 'milestones_proposed' | 'milestones_accepted' | 'milestones_declined',
  ): Promise<void> {
    const subject = { type: 'listing' as const, id: gig.id };
    await notify(tx, { userId, type: 'task', kind, values: { listing: gig.title }, subject });
  }

  async function accept(locked: Locked, planId: string): Promise<void> {
    const { facts, gig } = locked;
    const refused = refusalToAcceptPlan(facts, planId);
    if (refused !== null) throw refusal(refused);
    if (facts.standing !== null) await setStatus(locked, facts.standing.id, 'replaced');
    await setStatus(locked, planId, 'accepted');
    await renumber(locked);
    await notifyOf(locked, gig.posterId, 'milestones_accepted');
  }
}

/** Ends the proposal that awaits an answer, even if it has lapsed before the job ended it: only one proposal waits at a time. */
async function replaceOpen({ tx, gig, facts: { open }, now }: Locked): Promise<void> {
  await tx
    .update(milestonePlans)
    .set({ status: open === null ? 'expired' : 'replaced', updatedAt: now })
    .where(and(eq(milestonePlans.listingId, gig.id), eq(milestonePlans.status, 'proposed')));
}

/** Updates the milestone numbers and counts of paid orders: the release has to know which one is the last. */
async function renumber({ tx, gig, facts: { open } }: Locked): Promise<void> {
  const milestones = open?.milestones ?? [];
  const paid = await tx
    .select({ id: orders.id, milestoneId: orders.milestoneId })
    .from(orders)
    .where(and(eq(orders.listingId, gig.id), isNotNull(orders.milestoneId)))
    .orderBy(orders.id)
    .for('update');
  for (const { id, milestoneId } of paid) {
    const index = milestones.findIndex((one) => one.id === milestoneId);
    if (index < 0) continue;
    const place = { milestoneNumber: index + 1, milestoneCount: milestones.length };
    await tx.update(orders).set(place).where(eq(orders.id, id));
  }
}

async function setStatus(
  { tx, now }: Locked,
  planId: string,
  status: PlanStatus,
  reason: string | null = null,
): Promise<void> {
  await tx
    .update(milestonePlans)
    .set({ status, reason, updatedAt: now })
    .where(eq(milestonePlans.id, planId));
}

/** Returns a gig for its poster or worker; throws 403 for all others, because agreements are private. */
function requireGig(listing: ListingRow | undefined, viewer: Viewer): ListingRow {
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  const isGig = saleOf(listing.hive, isOffered(listing.details)) === 'gig' && !isDelivered(listing.hive);
  if (!isGig) throw new Failure('conflict', 'Only gigs are divided into milestones.');
  if (![listing.posterId, listing.assignedToId].includes(viewer.userId)) throw refusal('forbidden');
  return listing;
}

function wrongMilestones(problem: ProposalProblem): Failure {
  switch (problem.wrong) {
    case 'too_few':
      return invalidField('milestones', 'too_few', { min: problem.min });
    case 'too_many':
      return invalidField('milestones', 'too_many', { max: problem.max });
    case 'milestones_do_not_add_up':
      return invalidField('milestones', 'milestones_do_not_add_up', {
        difference: toMajor(problem.difference),
      });
    default:
      return problem satisfies never;
  }
}

const REFUSALS = {
  forbidden: 'That is between the poster of the gig and the student who has it.',
  conflict: 'This gig does not cost enough to be divided into milestones.',
  listing_unassigned: 'Choose a student first: the two of you agree on the milestones.',
  illegal_transition: 'It is too late for that: the gig is over.',
  payment_in_flight: 'A payment for this gig is on its way. Wait until it is made or has ended.',
  milestones_changed: 'These milestones were replaced or answered. Look at them again.',
} as const;

const refusal = (code: keyof typeof REFUSALS) => new Failure(code, REFUSALS[code]);
