import { type Application } from '@campushive/contract';
import { applicationStatusOf, type ApplicationFacts } from '@campushive/contract/rules/applications';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { applications, blocks, listings, users } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import type { Rating } from '../../accounts/users/rating.js';
import { personColumns, toPerson, type PersonRow } from '../../accounts/users/person.js';
import { toMajor } from '../../platform/money.js';

export type ApplicationRow = typeof applications.$inferSelect;
export interface DescribedApplication {
  readonly application: ApplicationRow;
  readonly applicant: PersonRow;
}
type AssignedTask = Pick<ListingRow, 'status' | 'assignedToId' | 'expiresAt'>;

const posters = alias(users, 'posters');

/** Applications that the poster sees: not withdrawn, by an existing account, with no block on either side. */
const standing = (db: Db) =>
  and(
    isNull(applications.withdrawnAt),
    isNull(users.deletedAt),
    isNull(users.suspendedAt),
    notExists(
      db
        .select({ blockerId: blocks.blockerId })
        .from(blocks)
        .where(
          or(
            and(eq(blocks.blockerId, listings.posterId), eq(blocks.blockedId, users.id)),
            and(eq(blocks.blockerId, users.id), eq(blocks.blockedId, listings.posterId)),
          ),
        ),
    ),
  );

/** Returns the applications for a task, oldest first. */
export function findApplications(db: Db, listingId: string, after: string | undefined, limit: number) {
  return db
    .select({ application: applications, applicant: personColumns(users) })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(
      and(
        eq(applications.listingId, listingId),
        standing(db),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
}

/** Counts applicants by task. */
export async function countApplications(
  db: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ listingId: applications.listingId, count: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(and(inArray(applications.listingId, [...listingIds]), standing(db)))
    .groupBy(applications.listingId);
  return new Map(rows.map((row) => [row.listingId, row.count]));
}

/** Returns every applicant but the given student, for the notification that the task went to that student. */
export async function findOtherApplicants(db: Db, listingId: string, but: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.applicantId })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(and(eq(applications.listingId, listingId), ne(applications.applicantId, but), standing(db)));
  return rows.map((row) => row.id);
}

export async function findApplication(
  db: Db,
  listingId: string,
  applicantId: string,
): Promise<DescribedApplication | undefined> {
  const [row] = await db
    .select({ application: applications, applicant: personColumns(users) })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(and(eq(applications.listingId, listingId), eq(applications.applicantId, applicantId)));
  return row;
}

/** Returns a student's applications, newest first, with the tasks that still exist. */
export function findOwnApplications(db: Db, applicantId: string, before: string | undefined, limit: number) {
  return db
    .select({
      application: applications,
      applicant: personColumns(users),
      listing: listingColumns,
      poster: personColumns(posters),
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .innerJoin(posters, eq(posters.id, listings.posterId))
    .where(
      and(
        eq(applications.applicantId, applicantId),
        sql`${listings.status} not in ('deleted', 'hidden')`,
        before === undefined ? undefined : lt(applications.id, before),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit);
}

/** Facts of an application that the rules need; null without one. */
export const factsOf = (row: ApplicationRow | undefined): ApplicationFacts | null =>
  row === undefined
    ? null
    : { applicantId: row.applicantId, isWithdrawn: row.withdrawnAt !== null, priceMinor: row.priceMinor };

/** Returns the current status of an application. */
export const statusOf = (row: ApplicationRow, task: AssignedTask, now: Date) =>
  applicationStatusOf({ applicantId: row.applicantId, isWithdrawn: row.withdrawnAt !== null }, task, now);

/** Returns the prices that assigned students named, by task. */
export async function findAgreedPrices(
  db: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: listings.id, priceMinor: applications.priceMinor })
    .from(listings)
    .innerJoin(
      applications,
      and(eq(applications.listingId, listings.id), eq(applications.applicantId, listings.assignedToId)),
    )
    .where(inArray(listings.id, [...listingIds]));
  return new Map(rows.flatMap(({ id, priceMinor }) => (priceMinor === null ? [] : [[id, priceMinor]])));
}

export function toApplication(
  { application, applicant }: DescribedApplication,
  task: AssignedTask,
  rating: Rating,
  now: Date,
): Application {
  return {
    id: application.id,
    hiveId: application.listingId,
    applicantId: application.applicantId,
    applicant: { ...toPerson(applicant), ...rating },
    message: application.message,
    price: application.priceMinor === null ? null : toMajor(application.priceMinor),
    status: statusOf(application, task, now),
    createdAt: application.createdAt.toISOString(),
  };
}

/** Counts a student's applications that can still be accepted. */
export async function countOpenApplications(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(
      and(
        eq(applications.applicantId, userId),
        isNull(applications.withdrawnAt),
        eq(listings.status, 'active'),
        or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
      ),
    );
  return row?.count ?? 0;
}
