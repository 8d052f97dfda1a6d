import { type Appeal } from '@campushive/contract';
import { wantedStatusOf } from '@campushive/contract/rules/wanted';
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { listings, takedowns, users, wanted } from '../../platform/database/schema/index.js';
import { listingColumns } from '../../catalogue/hives/store.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { appealOf } from './appeals.js';
import { mayDecide } from './appeal-judges.js';
import { reportsOf } from './cases.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { toMajor } from '../../platform/money.js';

const owners = alias(users, 'owners');
const deciders = alias(users, 'deciders');
const answerers = alias(users, 'answerers');

/** Pending appeals whose listing or account is still removed by the decision. */
const waiting = and(
  isNotNull(takedowns.appealedAt),
  isNull(takedowns.answeredAt),
  isNull(takedowns.endedAt),
  isNull(owners.deletedAt),
  or(
    and(eq(takedowns.kind, 'hide'), eq(listings.status, 'hidden')),
    and(eq(takedowns.kind, 'delete'), eq(listings.status, 'deleted')),
    eq(wanted.status, 'removed'),
    and(eq(takedowns.kind, 'suspend'), isNotNull(owners.suspendedAt)),
  ),
);

const appealQuery = (db: Db) =>
  db
    .select({
      takedown: takedowns,
      listing: listingColumns,
      post: wanted,
      owner: {
        ...personColumns(owners),
        role: owners.role,
        suspendedAt: owners.suspendedAt,
        suspendedUntil: owners.suspendedUntil,
      },
      decider: personColumns(deciders),
      answerer: personColumns(answerers),
    })
    .from(takedowns)
    .leftJoin(listings, eq(listings.id, takedowns.listingId))
    .leftJoin(wanted, eq(wanted.id, takedowns.wantedId))
    .innerJoin(owners, eq(owners.id, takedowns.ownerId))
    .leftJoin(deciders, eq(deciders.id, takedowns.hiddenById))
    .leftJoin(answerers, eq(answerers.id, takedowns.answeredById));
export type AppealRow = Awaited<ReturnType<typeof findAppeals>>[number];

export interface AppealPlace {
  readonly at: Date;
  readonly id: string;
}

/** Returns a row's place in the queue: the time of the appeal, or of its decision. */
export const placeOf = ({ takedown }: AppealRow, state: 'open' | 'resolved'): AppealPlace => ({
  at: (state === 'open' ? takedown.appealedAt : takedown.answeredAt) ?? takedown.createdAt,
  id: takedown.id,
});

/** Appeals that wait, oldest first, or decided ones, newest first, after a place. */
export function findAppeals(
  db: Db,
  state: 'open' | 'resolved',
  page: { after: AppealPlace | undefined; limit: number },
) {
  const { after } = page;
  const open = state === 'open';
  const time = open ? takedowns.appealedAt : takedowns.answeredAt;
  const here = sql`(${time}, ${takedowns.id})`;
  const afterCursor = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const beyond = afterCursor && (open ? sql`${here} > ${afterCursor}` : sql`${here} < ${afterCursor}`);
  return appealQuery(db)
    .where(and(open ? waiting : isNotNull(takedowns.answeredAt), beyond))
    .orderBy(open ? asc(time) : desc(time), open ? asc(takedowns.id) : desc(takedowns.id))
    .limit(page.limit);
}

export async function findAppeal(db: Db, id: string): Promise<AppealRow | undefined> {
  const [row] = await appealQuery(db).where(and(eq(takedowns.id, id), isNotNull(takedowns.appealedAt)));
  return row;
}

export async function countAppeals(db: Db, state: 'open' | 'resolved'): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(takedowns)
    .leftJoin(listings, eq(listings.id, takedowns.listingId))
    .leftJoin(wanted, eq(wanted.id, takedowns.wantedId))
    .innerJoin(owners, eq(owners.id, takedowns.ownerId))
    .where(state === 'open' ? waiting : isNotNull(takedowns.answeredAt));
  return row?.count ?? 0;
}

/** Appeals with the decision and the reports before it. */
export function describeAppeals(
  db: Db,
  rows: readonly AppealRow[],
  viewer: Viewer,
  now: Date,
): Promise<Appeal[]> {
  return Promise.all(rows.map((row) => describeAppeal(db, row, viewer, now)));
}

async function describeAppeal(db: Db, row: AppealRow, viewer: Viewer, now: Date): Promise<Appeal> {
  const { takedown, listing, post, owner, decider, answerer } = row;
  const written = appealOf(takedown);
  if (written === null) throw new Error('An appeal has a text');
  const reports = takedown.caseId === null ? { count: 0, newest: [] } : await reportsOf(db, takedown.caseId);
  return {
    ...written,
    id: takedown.id,
    listing: listing && {
      id: listing.id,
      title: listing.title,
      status: listing.status,
      hiveTypeId: listing.hive,
      photo: listing.photos[0] ?? null,
      description: listing.description,
      price: toMajor(listing.priceMinor ?? 0),
    },
    wanted: post && {
      id: post.id,
      title: post.title,
      details: post.details,
      status: wantedStatusOf(post, now),
    },
    owner: { ...toPerson(owner), role: owner.role, isSuspended: isSuspended(owner, now) },
    kind: takedown.kind,
    reason: takedown.reason,
    until: takedown.until?.toISOString() ?? null,
    decidedBy: decider === null ? null : toPerson(decider),
    decidedAt: takedown.createdAt.toISOString(),
    reportCount: reports.count,
    reports: reports.newest.map(({ reporter: _reporter, ...report }) => report),
    mayDecide: await mayDecide(db, takedown, owner.role, viewer),
    resolvedBy: answerer === null ? null : toPerson(answerer),
  };
}
