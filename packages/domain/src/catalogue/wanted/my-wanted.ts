import { eq } from 'drizzle-orm';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { wanted } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { findOwn, toWantedPost } from './store.js';
import type { WantedContext } from './context.js';

export const listOwnWantedPosts =
  ({ clock, db }: WantedContext): Handler<'wanted.mine'> =>
  async ({ cursor, ...input }, { viewer }) => {
    const now = clock.now();
    const limit = limitOf(input);
    const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    const id = before === undefined ? undefined : String(before);
    const [rows, count] = await Promise.all([
      findOwn(db, viewer.userId, id, limit + 1, now),
      db.$count(wanted, eq(wanted.userId, viewer.userId)),
    ]);
    const page = pageOf(rows, limit, ({ post }) => [post.id]);
    return {
      data: page.rows.map((row) => toWantedPost(row, viewer, now)),
      count,
      pagination: page.pagination,
    };
  };
