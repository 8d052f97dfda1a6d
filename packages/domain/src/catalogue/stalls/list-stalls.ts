import type { Handler } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { ratingsOf } from '../../accounts/users/rating.js';
import { universityId, universityIdsOf } from '../hives/lists/finding.js';
import type { StallsContext } from './context.js';
import { toStallSummary } from './presenters.js';
import { countStalls, findStalls } from './store.js';

/** Lists stalls, the open ones first. */
export const listStalls = ({ platform }: StallsContext): Handler<'stalls.list'> => {
  const { read, clock } = platform;
  return async (
    { hall, university, near, first, firstHall, show, category, sellerId, q, cursor, ...input },
    { viewer },
  ) => {
    const now = clock.now();
    const limit = limitOf(input);
    const universityIds = universityIdsOf({ university, near });
    const filters = { hall, universityIds, category, sellerId, q, isOpen: show === 'open', viewer };
    const order = { first: first === undefined ? undefined : universityId(first), firstHall };
    const [rank, id] = cursor === undefined ? [] : decodeCursor(cursor, ['whole', 'id']);
    const after = id === undefined ? undefined : ([Number(rank), String(id)] as const);
    const [rows, count] = await Promise.all([
      findStalls(read, filters, { ...order, after, limit: limit + 1 }, now),
      countStalls(read, filters, now),
    ]);
    const page = pageOf(rows, limit, (row) => [row.rank, row.found.stall.id]);
    const sellers = page.rows.map(({ found }) => found.stall.sellerId);
    const ratings = await ratingsOf(read, sellers, now);
    return {
      data: page.rows.map(({ found }) =>
        toStallSummary(found, viewer, ratings.get(found.stall.sellerId), now),
      ),
      count,
      pagination: page.pagination,
    };
  };
};
