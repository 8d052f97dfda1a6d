import { type Wanted, type WantedCategory } from '@campushive/contract';
import { wantedStatusOf } from '@campushive/contract/rules/wanted';
import { and, count, desc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { toMajor } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { blocks, listings, users, wanted, wantedAnswers } from '../../platform/database/schema/index.js';
import { listingColumns } from '../hives/columns.js';
import { personColumns, toPerson, type PersonRow } from '../../accounts/users/person.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';

export type WantedPostRow = typeof wanted.$inferSelect;

export interface WantedPostWithPoster {
  readonly post: WantedPostRow;
  readonly poster: PersonRow;
  readonly answerCount: number;
}

/** Returns true if an answer counts: its listing is still available, and there is no block between the students. */
const isHad = (db: Db, now: Date) =>
  and(
    sql`${listings.status} in ('active', 'reserved')`,
    or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
    areUnblocked(db, wanted.userId, listings.posterId),
  );

const postQuery = (db: Db, now: Date) =>
  db
    .select({
      post: wanted,
      poster: personColumns(users),
      answerCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(wantedAnswers)
        .innerJoin(listings, eq(listings.id, wantedAnswers.listingId))
        .where(and(eq(wantedAnswers.wantedId, wanted.id), isHad(db, now)))})`.mapWith(Number),
    })
    .from(wanted)
    .innerJoin(users, eq(users.id, wanted.userId));

/** Condition for existing, not suspended students. */
const isHere = and(isNull(users.suspendedAt), isNull(users.deletedAt));
const isOpen = (now: Date) => and(eq(wanted.status, 'open'), gt(wanted.endsAt, now));

/** Returns the condition for posts that everyone can read and answer now. Requires the joined students. */
export const isOpenPost = (now: Date): SQL | undefined => and(isOpen(now), isHere);

export interface WantedFilters {
  /** Any of these campuses. */
  readonly universityIds: readonly string[] | undefined;
  readonly category: WantedCategory | undefined;
  /** The viewer: a block in either direction hides posts. */
  readonly viewer: Viewer | null;
}

const conditionsOf = (db: Db, { universityIds, category, viewer }: WantedFilters, now: Date) =>
  and(
    isOpen(now),
    isHere,
    universityIds && inArray(wanted.universityId, [...universityIds]),
    category === undefined ? undefined : eq(wanted.category, category),
    viewer === null ? undefined : isUnblockedFor(db, viewer.userId),
  );

const isUnblockedFor = (db: Db, viewerId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, wanted.userId)),
          and(eq(blocks.blockedId, viewerId), eq(blocks.blockerId, wanted.userId)),
        ),
      ),
  );

/** Returns open posts, latest posted or renewed first. */
export function findOpen(
  db: Db,
  filters: WantedFilters,
  page: { after: readonly (string | number)[]; limit: number },
  now: Date,
): Promise<WantedPostWithPoster[]> {
  const [at, id] = page.after;
  const time = at === undefined ? undefined : new Date(at);
  const after =
    time && or(lt(wanted.listedAt, time), and(eq(wanted.listedAt, time), lt(wanted.id, String(id))));
  return postQuery(db, now)
    .where(and(conditionsOf(db, filters, now), after))
    .orderBy(desc(wanted.listedAt), desc(wanted.id))
    .limit(page.limit);
}

export async function countOpen(db: Db, filters: WantedFilters, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(wanted)
    .innerJoin(users, eq(users.id, wanted.userId))
    .where(conditionsOf(db, filters, now));
  return row?.count ?? 0;
}

/** Returns the wanted posts of a student, newest first, before an id. */
export const findOwn = (db: Db, userId: string, before: string | undefined, limit: number, now: Date) =>
  postQuery(db, now)
    .where(and(eq(wanted.userId, userId), before === undefined ? undefined : lt(wanted.id, before)))
    .orderBy(desc(wanted.id))
    .limit(limit);

/** Returns a post, unless its student is deleted or suspended. */
export async function findPost(db: Db, id: string, now: Date): Promise<WantedPostWithPoster | undefined> {
  const [row] = await postQuery(db, now).where(and(eq(wanted.id, id), isHere));
  return row;
}

/** Counts the open posts of a student, except one. */
export async function countOpenOf(tx: Db, userId: string, now: Date, exceptId?: string): Promise<number> {
  return tx.$count(
    wanted,
    and(eq(wanted.userId, userId), isOpen(now), exceptId === undefined ? undefined : ne(wanted.id, exceptId)),
  );
}

/** Returns the row of a post in any status. */
export async function findPostRow(db: Db, id: string): Promise<WantedPostRow | undefined> {
  const [post] = await db.select().from(wanted).where(eq(wanted.id, id));
  return post;
}

/** Returns the row, locked until the transaction ends. */
export async function lockPost(tx: Db, id: string): Promise<WantedPostRow | undefined> {
  const [post] = await tx.select().from(wanted).where(eq(wanted.id, id)).for('update');
  return post;
}

/** Returns the row of the viewer's own post, locked; throws 403 for viewers who may read but not change it. */
export async function lockOwnPost(tx: Db, id: string, viewer: Viewer): Promise<WantedPostRow> {
  const post = await lockPost(tx, id);
  if (post === undefined) throw notFound('Post');
  if (post.userId !== viewer.userId) {
    throw new Failure('forbidden', 'Only the student who posted this can change it.');
  }
  return post;
}

/** Returns the available listings among a post's answers, newest answer first; those of one student, or all. */
export const findAnswers = (db: Db, wantedId: string, by: string | undefined, limit: number, now: Date) =>
  db
    .select({ listing: listingColumns, poster: personColumns(users) })
    .from(wantedAnswers)
    .innerJoin(wanted, eq(wanted.id, wantedAnswers.wantedId))
    .innerJoin(listings, eq(listings.id, wantedAnswers.listingId))
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(
      and(
        eq(wantedAnswers.wantedId, wantedId),
        by === undefined ? undefined : eq(listings.posterId, by),
        isHad(db, now),
      ),
    )
    .orderBy(desc(wantedAnswers.createdAt), desc(wantedAnswers.listingId))
    .limit(limit);

/** Presents a post; visitors do not see its student. */
export function toWantedPost(
  { post, poster, answerCount }: WantedPostWithPoster,
  viewer: Viewer | null,
  now: Date,
): Wanted {
  const person = toPerson(poster);
  return {
    id: post.id,
    title: post.title,
    details: post.details,
    category: post.category,
    condition: post.condition,
    maxPrice: post.maxPriceMinor === null ? null : toMajor(post.maxPriceMinor),
    status: wantedStatusOf(post, now),
    postedById: post.userId,
    postedBy: viewer === null ? { ...person, name: null, profileImage: null, university: null } : person,
    universityId: post.universityId,
    answerCount,
    // The author of a text does not see its warning.
    warning: viewer?.userId === post.userId ? null : post.warning,
    createdAt: post.createdAt.toISOString(),
    renewedAt: post.renewedAt?.toISOString() ?? null,
    endsAt: post.endsAt.toISOString(),
  };
}
