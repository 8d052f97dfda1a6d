import type { HiveName } from '@campushive/contract';
import { and, countDistinct, desc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  applications,
  blocks,
  invitations,
  listings,
  orders,
  users,
} from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { personColumns, type PersonRow } from '../../accounts/users/person.js';
import { NOT_HIDDEN } from '../../accounts/users/profiles.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';
import type { ApplicationRow } from './store.js';

export interface InvitedStudent {
  readonly invitation: typeof invitations.$inferSelect;
  readonly student: PersonRow;
  readonly application: ApplicationRow | null;
}

/** A student, with the number of completed tasks in a hive. */
export interface Experienced {
  readonly student: PersonRow;
  readonly completed: number;
}

const isHere = and(isNull(users.deletedAt), isNull(users.suspendedAt));
const isDone = inArray(orders.status, ['released', 'paid_out']);

/** Returns the invited students of a task, latest first, except deleted or suspended accounts and those with a block. */
export function findInvited(db: Db, listingId: string, studentId?: string): Promise<InvitedStudent[]> {
  return db
    .select({ invitation: invitations, student: personColumns(users), application: applications })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.studentId))
    .innerJoin(listings, eq(listings.id, invitations.listingId))
    .leftJoin(
      applications,
      and(
        eq(applications.listingId, invitations.listingId),
        eq(applications.applicantId, invitations.studentId),
      ),
    )
    .where(
      and(
        eq(invitations.listingId, listingId),
        studentId === undefined ? undefined : eq(invitations.studentId, studentId),
        isHere,
        areUnblocked(db, listings.posterId, users.id),
      ),
    )
    .orderBy(desc(invitations.createdAt), users.id);
}

/** Counts the completed and paid tasks of these students in a hive. */
export async function countCompleted(
  db: Db,
  hive: HiveName,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    // A gig paid in milestones counts once.
    .select({ id: orders.sellerId, count: countDistinct(orders.listingId) })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(and(inArray(orders.sellerId, [...studentIds]), isDone, eq(listings.hive, hive)))
    .groupBy(orders.sellerId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/**
 * Returns students with experience in the hive of a task, for its poster: first those of the poster's campus, then by
 * number of tasks. Excludes hidden students, applicants and invited students.
 */
export function findExperienced(
  db: Db,
  { id, hive, posterId, universityId }: ListingRow,
  limit: number,
): Promise<Experienced[]> {
  const done = db
    .select({ sellerId: orders.sellerId, completed: countDistinct(orders.listingId).as('completed') })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(and(isDone, eq(listings.hive, hive)))
    .groupBy(orders.sellerId)
    .as('done');
  return db
    .select({ student: personColumns(users), completed: done.completed })
    .from(done)
    .innerJoin(users, eq(users.id, done.sellerId))
    .where(
      and(
        isHere,
        ne(users.id, posterId),
        NOT_HIDDEN,
        notExists(
          db
            .select({ one: sql`1` })
            .from(blocks)
            .where(
              or(
                and(eq(blocks.blockerId, posterId), eq(blocks.blockedId, users.id)),
                and(eq(blocks.blockerId, users.id), eq(blocks.blockedId, posterId)),
              ),
            ),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(invitations)
            .where(and(eq(invitations.listingId, id), eq(invitations.studentId, users.id))),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(applications)
            .where(
              and(
                eq(applications.listingId, id),
                eq(applications.applicantId, users.id),
                isNull(applications.withdrawnAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(eq(users.universityId, universityId)), desc(done.completed), users.id)
    .limit(limit);
}
