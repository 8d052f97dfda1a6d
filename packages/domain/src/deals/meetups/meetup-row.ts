import type { Meetup } from '@campushive/contract';
import type { MeetupFacts, MeetupOrder, Side } from '@campushive/contract/rules/meetups';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { meetups, orders } from '../../platform/database/schema/index.js';

export type MeetupRow = typeof meetups.$inferSelect;

/** The id of the latest meet-up of an order, for joins. */
export const latestMeetup = sql`(
  select ${meetups.id} from ${meetups} where ${meetups.orderId} = ${orders.id}
  order by ${meetups.id} desc limit 1)`;

export async function findLatest(db: Db, orderId: string): Promise<MeetupRow | undefined> {
  const [row] = await db
    .select()
    .from(meetups)
    .where(eq(meetups.orderId, orderId))
    .orderBy(desc(meetups.id))
    .limit(1);
  return row;
}

const arrivedOf = ({ buyerArrivedAt, sellerArrivedAt }: MeetupRow): Side[] => [
  ...(buyerArrivedAt === null ? [] : (['buyer'] as const)),
  ...(sellerArrivedAt === null ? [] : (['seller'] as const)),
];

/** Returns a meet-up as both sides of its order see it. */
export const toMeetup = (row: MeetupRow): Meetup => ({
  id: row.id,
  status: row.status,
  proposedBy: row.proposedBy,
  spotId: row.spotId,
  place: row.place,
  startsAt: row.startsAt.toISOString(),
  arrived: arrivedOf(row),
  missedBy: row.missedBy,
});

/** Facts of a meet-up on which the rules decide. */
export const factsOf = (row: MeetupRow): MeetupFacts => ({
  id: row.id,
  status: row.status,
  proposedBy: row.proposedBy,
  startsAt: row.startsAt.getTime(),
  arrived: arrivedOf(row),
});

export const orderFactsOf = (
  order: Pick<typeof orders.$inferSelect, 'status' | 'item' | 'startsAt' | 'autoReleaseAt'>,
): MeetupOrder => ({
  status: order.status,
  item: order.item,
  sessionAt: order.startsAt?.getTime() ?? null,
  autoReleaseAt: order.autoReleaseAt?.getTime() ?? null,
});

/** Marks a meet-up as met when the code is entered while it is agreed. The caller holds the order's lock. */
export async function markMet(tx: Db, orderId: string, now: Date): Promise<void> {
  const latest = await findLatest(tx, orderId);
  if (latest?.status !== 'accepted') return;
  await tx
    .update(meetups)
    .set({ status: 'met', updatedAt: now })
    .where(and(eq(meetups.id, latest.id), eq(meetups.status, 'accepted')));
}
