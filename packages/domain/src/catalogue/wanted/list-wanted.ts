import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Handler } from '../../calls/handlers.js';
import { universityIdsOf } from '../hives/lists/finding.js';
import { countOpen, findOpen, toWantedPost } from './store.js';
import type { WantedContext } from './context.js';

export const listWantedPosts =
  ({ clock, db }: WantedContext): Handler<'wanted.list'> =>
  async ({ university, near, category, cursor, ...input }, { viewer }) => {
    const now = clock.now();
    const limit = limitOf(input);
    const filters = {
      universityIds: universityIdsOf({ university, near }),
      category,
      viewer,
    };
    const after = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'id']);
    const [rows, count] = await Promise.all([
      findOpen(db, filters, { after, limit: limit + 1 }, now),
      countOpen(db, filters, now),
    ]);
    const page = pageOf(rows, limit, ({ post }) => [post.listedAt.toISOString(), post.id]);
    return {
      data: page.rows.map((row) => toWantedPost(row, viewer, now)),
      count,
      pagination: page.pagination,
    };
  };
