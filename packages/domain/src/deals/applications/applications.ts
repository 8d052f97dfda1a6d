import { decideWithdrawal, refusalToApply } from '@campushive/contract/rules/applications';
import { and, eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import { readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { applications } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { toListing } from '../../catalogue/hives/presenters.js';
import { hasLiveOrder } from '../../catalogue/hives/posting/in-flight.js';
import type { HivesModule } from '../../catalogue/hives/hives.js';
import { lockOwn } from '../../catalogue/hives/posting/lock-own-listing.js';
import { returnTask } from '../../catalogue/hives/posting/assign-task.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { NO_RATING, ratingOf, ratingsOf } from '../../accounts/users/rating.js';
import {
  countApplications,
  findApplication,
  findApplications,
  findOwnApplications,
  factsOf,
  toApplication,
  type DescribedApplication,
} from './store.js';
import { assignGig } from './assign.js';
import { refusal } from './refusal.js';
import { lockTask } from './lock-task.js';
import { notifyOfTask, notifyOtherApplicants } from './notify.js';
import { toSalePrice } from '../../platform/money.js';

type ApplicantCalls = Handlers<'applications.create' | 'applications.withdraw' | 'applications.mine'>;
type PosterCalls = Handlers<'applications.list' | 'hives.assign'>;

const APPLICATIONS_AN_HOUR = 30;

export interface ApplicationsDeps {
  readonly notify: NotificationsModule['notify'];
  readonly describeListing: HivesModule['describe'];
}

interface Context extends ApplicationsDeps {
  readonly platform: Platform;
}

/** Applications for gigs and deliveries, and the choice of an applicant. */
export function createApplicationsModule(
  platform: Platform,
  deps: ApplicationsDeps,
): { readonly calls: ApplicantCalls & PosterCalls } {
  const context = { platform, ...deps };
  return { calls: { ...applicantCalls(context), ...posterCalls(context) } };
}

function applicantCalls(context: Context): ApplicantCalls {
  const { platform } = context;
  const { db, clock, limits, outbox } = platform;
  return {
    async 'applications.create'({ id, ...input }, { viewer }) {
      await limits.hit(`apply:${viewer.userId}`, APPLICATIONS_AN_HOUR, 3_600);
      const listing = await db.transaction((tx) => apply(context, tx, id, input, viewer));
      await outbox.flush();
      return { data: await answer(platform, listing, viewer), message: 'Application sent' };
    },
    async 'applications.withdraw'({ id }, { viewer }) {
      const listing = await db.transaction((tx) => withdraw(context, tx, id, viewer));
      await outbox.flush();
      return { data: await answer(platform, listing, viewer), message: 'Application withdrawn' };
    },
    async 'applications.mine'(input, { viewer }) {
      const limit = limitOf(input);
      const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
      const rows = await findOwnApplications(
        db,
        viewer.userId,
        before === undefined ? undefined : String(before),
        limit + 1,
      );
      const page = pageOf(rows, limit, ({ application }) => [application.id]);
      const now = clock.now();
      const rating = await ratingOf(db, viewer.userId, now);
      return {
        data: page.rows.map((row) => ({
          ...toApplication(row, row.listing, rating, now),
          listing: toListing(row, viewer),
        })),
        pagination: page.pagination,
      };
    },
  };
}

function posterCalls({ platform: { db, clock, outbox }, notify, describeListing }: Context): PosterCalls {
  return {
    async 'applications.list'({ id, ...input }, { viewer }) {
      const listing = await readListing(db, id);
      if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
      if (listing.posterId !== viewer.userId) {
        throw new Failure('forbidden', 'Only the student who posted this can see applicants.');
      }
      const limit = limitOf(input);
      const [after] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
      const [rows, counts] = await Promise.all([
        findApplications(db, id, after === undefined ? undefined : String(after), limit + 1),
        countApplications(db, [id]),
      ]);
      const page = pageOf(rows, limit, ({ application }) => [application.id]);
      const now = clock.now();
      const applicants = page.rows.map(({ application }) => application.applicantId);
      const ratings = await ratingsOf(db, applicants, now);
      return {
        data: page.rows.map((row) =>
          toApplication(row, listing, ratings.get(row.application.applicantId) ?? NO_RATING, now),
        ),
        count: counts.get(id) ?? 0,
        pagination: page.pagination,
      };
    },
    async 'hives.assign'({ id, assignedToId }, { viewer }) {
      await db.transaction(async (tx) => {
        const listing = await lockOwn(tx, id, viewer);
        await assignGig(tx, listing, assignedToId, { notify, now: clock.now() });
      });
      await outbox.flush();
      return { data: await describeListing(id, viewer) };
    },
  };
}

async function apply(
  { platform: { clock }, notify }: Context,
  tx: Db,
  id: string,
  { message, price }: { message: string; price?: number | null | undefined },
  viewer: Viewer,
): Promise<ListingRow> {
  const now = clock.now();
  const applicantId = viewer.userId;
  const listing = await lockTask(tx, id, viewer);
  const written = { message, priceMinor: price == null ? null : toSalePrice(price) };
  const refused = refusalToApply(
    listing,
    {
      applicantId,
      priceMinor: written.priceMinor,
      isBlocked: await isBlocked(tx, applicantId, listing.posterId),
      before: factsOf((await findApplication(tx, id, applicantId))?.application),
      isVerified: viewer.isVerified,
    },
    now,
  );
  if (refused !== null) throw refusal(refused);
  await tx
    .insert(applications)
    .values({ listingId: id, applicantId, ...written, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [applications.listingId, applications.applicantId],
      set: { ...written, withdrawnAt: null, createdAt: now, updatedAt: now },
    });
  await notifyOfTask(notify, tx, listing.posterId, listing, 'application_received');
  return listing;
}

/** Withdraws an application. An assigned student gives the task back, which reopens it. */
async function withdraw(
  { platform: { clock }, notify }: Context,
  tx: Db,
  id: string,
  viewer: Viewer,
): Promise<ListingRow> {
  const now = clock.now();
  const applicantId = viewer.userId;
  const listing = await lockTask(tx, id, viewer);
  const existing = (await findApplication(tx, id, applicantId))?.application;
  const decision = decideWithdrawal(listing, factsOf(existing), await hasLiveOrder(tx, id));
  if ('refused' in decision) throw refusal(decision.refused);
  if (decision.reopens) await returnTask(tx, listing, now);
  await tx
    .update(applications)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(and(eq(applications.listingId, id), eq(applications.applicantId, applicantId)));
  if (decision.poster !== null) await notifyOfTask(notify, tx, listing.posterId, listing, decision.poster);
  if (decision.reopens) {
    await notifyOtherApplicants(notify, tx, listing, applicantId, 'application_reopened');
  }
  return listing;
}

async function answer({ db, clock }: Platform, { id }: ListingRow, viewer: Viewer) {
  const found = await readListing(db, id);
  const own: DescribedApplication | undefined = await findApplication(db, id, viewer.userId);
  if (found === undefined || own === undefined) throw notFound('Application');
  const now = clock.now();
  return toApplication(own, found, await ratingOf(db, viewer.userId, now), now);
}
