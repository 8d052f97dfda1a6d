import {
  activityOf,
  DAY,
  type Deadline,
  HELD_STATUSES,
  hiveNamesOf,
  type HiveName,
} from '@campushive/contract';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import { applications, favorites, listings, orders, refunds } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { universityId } from '../../catalogue/hives/finding.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import { findListings, type FoundListing, type ListingFilters } from '../../catalogue/hives/store.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { releaseIsPaused } from '../../accounts/users/block-sql.js';
import { nextStepsOf } from './next-steps.js';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';

const DONE = ['released', 'paid_out'] as const;
const PAID = [...DONE, ...HELD_STATUSES] as const;
const RECOMMENDED = 6;
const DEADLINES = 5;
const RECENT = 5;
/** Listings that end later than this do not count as ending soon. */
const SOON = 14 * DAY;

export interface DashboardDeps {
  /** The viewer's newest notifications. */
  readonly recent: NotificationsModule['calls']['notifications.list'];
}

/** The dashboard of a signed-in student, in one answer. */
export function createDashboardModule(
  { db, read, clock }: Platform,
  deps: DashboardDeps,
): { readonly calls: Handlers<'dashboard.get'> } {
  return {
    calls: {
      async 'dashboard.get'({ first }, { viewer, origin }) {
        const home = first === undefined ? viewer.universityId : universityId(first, 'first');
        const [next, money, activeApplications, deadlines, recommended, recent] = await Promise.all([
          nextStepsOf({ db, clock }, viewer.userId),
          moneyOf(viewer.userId),
          countOpenApplications(viewer.userId),
          deadlinesOf(viewer.userId),
          recommend(viewer, home),
          deps.recent({ limit: RECENT }, { viewer, origin, file: undefined }),
        ]);
        return { data: { next, ...money, activeApplications, deadlines, recommended, recent: recent.data } };
      },
    },
  };

  async function moneyOf(userId: string) {
    const now = clock.now();
    const [rows, [sums]] = await Promise.all([
      db
        .select({ order: orders, refunded: refunds.amount })
        .from(orders)
        .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.reason, 'settlement')))
        .where(
          and(
            or(
              and(eq(orders.sellerId, userId), inArray(orders.status, DONE)),
              and(eq(orders.buyerId, userId), inArray(orders.status, PAID)),
            ),
            gt(orders.createdAt, later(now, -400 * DAY)),
          ),
        ),
      db
        .select({
          earned: sql<string>`coalesce(sum(${orders.payout}) filter (where ${inArray(orders.status, DONE)}), 0)`,
          held: sql<string>`coalesce(sum(${orders.payout}) filter (where ${orders.status} = 'held'), 0)`,
          done: sql<string>`count(*) filter (where ${inArray(orders.status, DONE)})`,
        })
        .from(orders)
        .where(eq(orders.sellerId, userId)),
    ]);
    // An agreed part refund does not count as spent; the seller's share of such an order is already reduced.
    const happenings = rows.map(({ order, refunded }) =>
      order.sellerId === userId
        ? { at: order.releasedAt ?? order.updatedAt, earned: toMajor(order.payout), spent: 0 }
        : { at: order.paidAt ?? order.createdAt, earned: 0, spent: toMajor(order.total - (refunded ?? 0)) },
    );
    return {
      totalEarnings: toMajor(Number(sums?.earned ?? 0)),
      pendingEarnings: toMajor(Number(sums?.held ?? 0)),
      completedTasks: Number(sums?.done ?? 0),
      activity: activityOf(happenings, now),
    };
  }

  /** Counts applications that can still be accepted. */
  async function countOpenApplications(userId: string): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(applications)
      .innerJoin(listings, eq(listings.id, applications.listingId))
      .where(
        and(
          eq(applications.applicantId, userId),
          isNull(applications.withdrawnAt),
          eq(listings.status, 'active'),
          or(isNull(listings.expiresAt), gt(listings.expiresAt, clock.now())),
        ),
      );
    return row?.count ?? 0;
  }

  async function deadlinesOf(userId: string): Promise<Deadline[]> {
    const now = clock.now();
    const [money, mine] = await Promise.all([
      db
        .select({
          ...{ id: orders.id, listingTitle: orders.listingTitle, startsAt: orders.startsAt },
          ...{ autoReleaseAt: orders.autoReleaseAt, workDueAt: orders.workDueAt },
          isPaused: releaseIsPaused,
        })
        .from(orders)
        .where(and(or(eq(orders.sellerId, userId), eq(orders.buyerId, userId)), eq(orders.status, 'held'))),
      db
        .select()
        .from(listings)
        .where(
          and(
            isNotNull(listings.expiresAt),
            gt(listings.expiresAt, now),
            or(
              and(
                eq(listings.posterId, userId),
                eq(listings.status, 'active'),
                sql`${listings.expiresAt} < ${later(now, SOON).toISOString()}::timestamptz`,
              ),
              and(eq(listings.assignedToId, userId), eq(listings.status, 'assigned')),
            ),
          ),
        ),
    ]);
    const dated = [
      ...money.flatMap(({ id, listingTitle: title, startsAt, autoReleaseAt, workDueAt, isPaused }) => {
        const subject = { type: 'payment' as const, id };
        return [
          ...(startsAt !== null && startsAt > now
            ? [{ kind: 'session' as const, title, at: startsAt, subject }]
            : []),
          ...(autoReleaseAt === null || isPaused
            ? []
            : [{ kind: 'release' as const, title, at: autoReleaseAt, subject }]),
          ...(workDueAt === null ? [] : [{ kind: 'work' as const, title, at: workDueAt, subject }]),
        ];
      }),
      ...mine.flatMap(({ id, title, expiresAt, posterId }) =>
        expiresAt === null
          ? []
          : [
              {
                kind: posterId === userId ? ('listing' as const) : ('task' as const),
                title,
                at: expiresAt,
                subject: { type: 'listing' as const, id },
              },
            ],
      ),
    ];
    return dated
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, DEADLINES)
      .map((one) => ({ ...one, at: one.at.toISOString() }));
  }

  async function recommend(viewer: Viewer, home: string) {
    const [saved, traded] = await Promise.all([
      read
        .selectDistinct({ hive: listings.hive })
        .from(favorites)
        .innerJoin(listings, eq(listings.id, favorites.listingId))
        .where(eq(favorites.userId, viewer.userId)),
      read
        .selectDistinct({ hive: listings.hive })
        .from(orders)
        .innerJoin(listings, eq(listings.id, orders.listingId))
        .where(or(eq(orders.buyerId, viewer.userId), eq(orders.sellerId, viewer.userId))),
    ]);
    const used = new Set([...saved, ...traded].map((row) => row.hive));
    const names = hiveNamesOf(campus);
    const turns = [names.filter((hive) => used.has(hive)), names.filter((hive) => !used.has(hive))].flatMap(
      (hives) => [
        { hives, universityIds: [home] },
        { hives, exceptUniversityId: home },
      ],
    );
    const rows: FoundListing[] = [];
    for (const { hives, ...where } of turns) {
      const missing = RECOMMENDED - rows.length;
      if (missing > 0) rows.push(...(await newestOf(hives, where, viewer, missing)));
    }
    return rows.map((row) => toListing(row, viewer));
  }

  /**
   * Returns the newest offers of others in these hives. Reads each hive by its index: sorting all open listings would
   * read all of them.
   */
  async function newestOf(
    hives: readonly HiveName[],
    where: Pick<ListingFilters, 'universityIds' | 'exceptUniversityId'>,
    { userId }: Viewer,
    most: number,
  ): Promise<FoundListing[]> {
    const newest = {
      sort: 'newest',
      key: sql<number>`0`,
      order: [desc(listings.latestId)],
      after: and(ne(listings.posterId, userId), eq(listings.status, 'active')),
    } as const;
    const found = await Promise.all(
      hives.map((hive) =>
        findListings(read, { ...where, hive, search: { kind: 'all' } }, newest, most, clock.now()),
      ),
    );
    return found
      .flat()
      .sort((one, other) => (one.listing.latestId < other.listing.latestId ? 1 : -1))
      .slice(0, most);
  }
}
