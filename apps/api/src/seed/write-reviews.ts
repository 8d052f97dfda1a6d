import { HOUR, REVIEW_HIDDEN_FOR } from '@campushive/contract';
import type { OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import { later } from '@campushive/domain/platform/clock';
import type { reviews } from '@campushive/domain/platform/database/schema/index';
import { idAt, type Chance } from './chance.js';
import { ABOUT_PAYERS, ABOUT_SELLERS, ABOUT_WORKERS, type ReviewTexts } from './content/reviews.js';

/** Writes reviews of a completed order by both sides, for most orders. */
export function writeReviews(
  { id: orderId, releasedAt, saleKind, buyerId, sellerId }: OrderRow,
  now: Date,
  chance: Chance,
): (typeof reviews.$inferInsert)[] {
  if (releasedAt === null) return [];
  const write = (authorId: string, subjectId: string, texts: ReviewTexts) => {
    const luck = chance.next();
    const [stars, choices] =
      luck < 0.74
        ? ([5, texts.of5] as const)
        : luck < 0.95
          ? ([4, texts.of4] as const)
          : ([3, texts.of3] as const);
    const createdAt = later(releasedAt, chance.between(1, 30) * HOUR);
    return {
      id: idAt(createdAt, chance),
      orderId,
      authorId,
      subjectId,
      stars,
      text: chance.pick(choices),
      createdAt,
    };
  };
  const both = [
    ...(chance.next() < 0.92
      ? [write(buyerId, sellerId, saleKind === 'gig' ? ABOUT_WORKERS : ABOUT_SELLERS)]
      : []),
    ...(chance.next() < 0.8 ? [write(sellerId, buyerId, ABOUT_PAYERS)] : []),
  ].filter((one) => one.createdAt < now);
  // Reviews are shown once both are written, or after a week.
  const last = Math.max(...both.map((one) => one.createdAt.getTime()));
  return both.map((one) => ({
    ...one,
    shownAt: both.length === 2 ? new Date(last) : later(one.createdAt, REVIEW_HIDDEN_FOR),
  }));
}
