import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Handler } from '../../calls/handlers.js';
import { countVisible } from './rating.js';
import { findVisible, toReview } from './store.js';
import type { ReviewsContext } from './context.js';

export const listReviews =
  ({ clock, requireVisible, read }: ReviewsContext): Handler<'reviews.list'> =>
  async ({ id, cursor, ...input }, { viewer }) => {
    const now = clock.now();
    const limit = limitOf(input);
    const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    await requireVisible(id, viewer);
    const rows = await findVisible(read, id, now, {
      before: before === undefined ? undefined : String(before),
      limit: limit + 1,
    });
    const page = pageOf(rows, limit, ({ review }) => [review.id]);
    return {
      data: page.rows.map((row) => toReview(row, viewer)),
      pagination: page.pagination,
      count: await countVisible(read, id, now),
    };
  };
