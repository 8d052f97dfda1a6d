import { REVIEW_HIDDEN_FOR, type OrderReviews, type OrderStatus } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { orders, reviews } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { namesOf } from '../payments/order-names.js';
import type { UsersModule } from '../../accounts/users/users.js';
import { countShown } from './rating.js';
import { findOrderReviews, findShown, hasReviewedGig, toReview } from './store.js';

type ReviewCalls = Handlers<'reviews.forPayment' | 'reviews.create' | 'reviews.list'>;
type OrderRow = typeof orders.$inferSelect;

/** Statuses of completed sales: the money is, or was, the seller's. */
const COMPLETED: readonly OrderStatus[] = ['released', 'paid_out'];

export interface ReviewsDeps extends Pick<NotificationsModule, 'notify'> {
  /** Throws `not_found` for a student whose page the viewer may not see: their reviews are a part of it. */
  readonly requireVisible: UsersModule['requireVisible'];
}

/** Reviews by the two sides of a sale. Neither sees the other's before both have written, or a week has passed. */
export function createReviewsModule(
  platform: Platform,
  { notify, requireVisible }: ReviewsDeps,
): { readonly calls: ReviewCalls } {
  const { db, read, clock, outbox } = platform;

  const calls: ReviewCalls = {
    async 'reviews.forPayment'({ id }, { viewer }) {
      return { data: await describe(await requireOrder(db, id, viewer), viewer) };
    },
    async 'reviews.create'({ id, stars, text }, { viewer }) {
      const order = await db.transaction((tx) => write(tx, { id, stars, text }, viewer));
      await outbox.flush();
      return { data: await describe(order, viewer), message: 'Thank you for your review!' };
    },
    async 'reviews.list'({ id, cursor, ...input }, { viewer }) {
      const now = clock.now();
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      await requireVisible(id, viewer);
      const rows = await findShown(read, id, now, {
        before: before === undefined ? undefined : String(before),
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, ({ review }) => [review.id]);
      return {
        data: page.rows.map((row) => toReview(row, viewer)),
        pagination: page.pagination,
        count: await countShown(read, id, now),
      };
    },
  };
  return { calls };

  /** Stores a review. The order's row stays locked, so that of two sides who write at once the second one sees the first. */
  async function write(
    tx: Db,
    { id, stars, text }: { id: string; stars: number; text: string },
    viewer: Viewer,
  ): Promise<OrderRow> {
    const now = clock.now();
    const order = await requireOrder(tx, id, viewer, 'locked');
    const subjectId = otherSide(order, viewer);
    if (subjectId === null) throw new Failure('forbidden', 'Only buyer and seller review each other.');
    if (!COMPLETED.includes(order.status)) {
      throw new Failure('order_not_completed', 'An order can be reviewed once it is completed.');
    }
    const written = await tx.select().from(reviews).where(eq(reviews.orderId, id));
    const before = await hasReviewedGig(tx, order, viewer.userId, 'locked');
    if (before || written.some((one) => one.authorId === viewer.userId)) {
      throw new Failure('already_reviewed', 'You have reviewed this order already.');
    }
    const both = written.length > 0;
    const shownAt = both ? now : later(now, REVIEW_HIDDEN_FOR);
    await tx
      .insert(reviews)
      .values({ orderId: id, authorId: viewer.userId, subjectId, stars, text, shownAt, createdAt: now });
    if (both) await tx.update(reviews).set({ shownAt: now }).where(eq(reviews.orderId, id));
    await notify(tx, {
      userId: subjectId,
      type: 'system',
      kind: both ? 'review_shown' : 'review_received',
      values: namesOf(order),
      subject: { type: 'payment', id },
    });
    return order;
  }

  /** Returns the order; throws 404 unless the viewer is a side of it, because its existence is private. */
  async function requireOrder(from: Db, id: string, viewer: Viewer, lock?: 'locked'): Promise<OrderRow> {
    const query = from.select().from(orders).where(eq(orders.id, id));
    const [order] = await (lock === undefined ? query : query.for('update'));
    if (order === undefined || (otherSide(order, viewer) === null && viewer.role !== 'admin')) {
      throw notFound('Payment');
    }
    return order;
  }

  async function describe(order: OrderRow, viewer: Viewer): Promise<OrderReviews> {
    const now = clock.now();
    const rows = await findOrderReviews(db, order.id);
    const mine = rows.find(({ review }) => review.authorId === viewer.userId);
    const theirs = rows.find(({ review }) => review.authorId !== viewer.userId);
    const shown = theirs !== undefined && theirs.review.shownAt <= now;
    const isParty = otherSide(order, viewer) !== null;
    return {
      mayReview:
        isParty &&
        COMPLETED.includes(order.status) &&
        mine === undefined &&
        !(await hasReviewedGig(db, order, viewer.userId)),
      mine: mine === undefined ? null : toReview(mine, viewer),
      theirs: shown ? toReview(theirs, viewer) : null,
      theirsWaits: theirs !== undefined && !shown,
      shownAt: mine?.review.shownAt.toISOString() ?? null,
    };
  }
}

/** Returns the other side of the viewer's order; null when the viewer is on neither side. */
function otherSide(order: OrderRow, { userId }: Viewer): string | null {
  if (order.buyerId === userId) return order.sellerId;
  return order.sellerId === userId ? order.buyerId : null;
}
