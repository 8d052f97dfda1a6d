import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import { follows, users } from '../../platform/database/schema/index.js';
import { personColumns, toPerson } from '../users/person.js';
import type { FollowsContext } from './context.js';

export async function listFollowed(
  { db }: FollowsContext,
  input: { cursor?: string | undefined; limit?: number | undefined },
  { viewer }: { viewer: Viewer },
) {
  const limit = limitOf(input);
  const [at, id] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['time', 'id']);
  const time = at === undefined ? undefined : new Date(at);
  const mine = eq(follows.followerId, viewer.userId);
  const after =
    time &&
    or(lt(follows.createdAt, time), and(eq(follows.createdAt, time), lt(follows.followedId, String(id))));
  const [rows, [total]] = await Promise.all([
    db
      .select({ person: personColumns(users), at: follows.createdAt })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.followedId))
      .where(and(mine, after))
      .orderBy(desc(follows.createdAt), desc(follows.followedId))
      .limit(limit + 1),
    db.select({ count: count() }).from(follows).where(mine),
  ]);
  const page = pageOf(rows, limit, (row) => [row.at.toISOString(), row.person.id]);
  return {
    data: page.rows.map((row) => toPerson(row.person)),
    count: total?.count ?? 0,
    pagination: page.pagination,
  };
}
