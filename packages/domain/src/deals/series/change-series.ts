import { decideSeriesEnd, decideSkip, type SeriesSide } from '@campushive/contract/rules/series';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { readName } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import { lessonSeries } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { lockSeries, saveSeries, toSeries, type SeriesRow } from './series-row.js';

export interface SeriesContext {
  readonly platform: Platform;
  readonly notify: NotificationsModule['notify'];
}

const REFUSALS = {
  forbidden: 'Only the student leaves a week out.',
  series_over: 'This series is not running.',
  series_lesson_settled: 'Nothing is to be paid for this lesson, so it cannot be left out.',
} as const;

/** Leaves one week out, for the student. */
export const skip = (
  context: SeriesContext,
  { id, number }: { readonly id: string; readonly number: number },
  viewer: Viewer,
): Promise<void> =>
  change(context, id, viewer, async (tx, row, side, now) => {
    const decision = decideSkip(side, toSeries(row), number, now.getTime());
    if (decision === 'done') return;
    if ('refused' in decision) throw new Failure(decision.refused, REFUSALS[decision.refused]);
    await saveSeries(tx, row, decision.series, now);
    const values = { listing: row.title, name: await nameOf(tx, row.studentId) };
    await notifyOf(context, tx, row, { userId: row.tutorId, kind: 'series_skipped', values });
  });

/** Ends a series, for either side. */
export const end = (context: SeriesContext, { id }: { readonly id: string }, viewer: Viewer): Promise<void> =>
  change(context, id, viewer, async (tx, row, side, now) => {
    const decision = decideSeriesEnd(side, toSeries(row));
    if (decision === 'done') return;
    if ('refused' in decision) throw new Failure(decision.refused, 'Only the two of a series end it.');
    await saveSeries(tx, row, decision.series, now);
    if (row.status === 'starting') return;
    const [me, otherId] = side === 'student' ? [row.studentId, row.tutorId] : [row.tutorId, row.studentId];
    const values = { listing: row.title, name: await nameOf(tx, me), because: 'other' as const };
    await notifyOf(context, tx, row, { userId: otherId, kind: 'series_ended', values });
  });

/** Does it under the locks of a booking. 404 for everyone else: that a series exists is private. */
async function change(
  context: SeriesContext,
  id: string,
  { userId }: Viewer,
  decide: (tx: Db, row: SeriesRow, side: SeriesSide, now: Date) => Promise<void>,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  const [existing] = await db.select().from(lessonSeries).where(eq(lessonSeries.id, id));
  const sideOf = (row: SeriesRow): SeriesSide =>
    row.studentId === userId ? 'student' : row.tutorId === userId ? 'tutor' : null;
  if (existing === undefined || sideOf(existing) === null) throw notFound('Series');
  await db.transaction(async (tx) => {
    await lockListing(tx, existing.listingId);
    const row = await lockSeries(tx, id);
    if (row !== undefined) await decide(tx, row, sideOf(row), clock.now());
  });
  await outbox.flush();
}

type SeriesNotification =
  | { readonly userId: string; readonly kind: 'series_skipped'; readonly values: About }
  | {
      readonly userId: string;
      readonly kind: 'series_ended';
      readonly values: About & { readonly because: 'other' | 'unpaid' | 'unavailable' };
    }
  | {
      readonly userId: string;
      readonly kind: 'series_lapsed';
      readonly values: About & { readonly to: 'buyer' | 'seller' };
    }
  | {
      readonly userId: string;
      readonly kind: 'series_due';
      readonly values: About & { readonly startsAt: string };
    };
interface About {
  readonly listing: string;
  readonly name: string | null;
}

/** Notifies one side. The notification leads to the latest paid lesson, whose page shows the series. */
export async function notifyOf(
  { notify }: SeriesContext,
  tx: Db,
  { lessons }: SeriesRow,
  notification: SeriesNotification,
): Promise<void> {
  const paid = lessons.findLast(({ status, orderId }) => status === 'paid' && orderId !== null);
  if (paid?.orderId == null) return;
  await notify(tx, { type: 'payment', ...notification, subject: { type: 'payment', id: paid.orderId } });
}

export async function nameOf(tx: Db, userId: string): Promise<string | null> {
  const name = await readName(tx, userId);
  return name ?? null;
}
