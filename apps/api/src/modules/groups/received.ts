import { DAY } from '@campushive/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { later } from '../../platform/clock.js';
import type { Platform } from '../../platform/platform.js';

const behind = z.object({
  rows: z.array(z.object({ listing_id: z.string(), had: z.nullable(z.string()), newest: z.string() })),
});
const delivered = z.object({
  rows: z.array(
    z.object({ sender_id: z.string(), messages: z.coerce.number(), written_until: z.coerce.date() }),
  ),
});

/** A member none of whose devices was used for so long holds nothing back: a phone that is lost would do so for ever. */
const GONE_AFTER = 7 * DAY;
/** How old messages may be that become delivered because whom they waited for is gone. */
const LOOK_BACK = 30 * DAY;

/**
 * Notes that a device of a student has what was written to their groups, or to one of them, until now. What all the others have by
 * that is delivered, and its writers hear of it: "all" are those who were here within a week. Between two who have blocked each other nothing is noted. Answers how many messages
 * that was news for.
 */
export async function markReceivedInGroups(
  platform: Platform,
  userId: string,
  listingId?: string,
): Promise<number> {
  const { db, clock, realtime } = platform;
  const answer = await db.execute(sql`
    with mine as (
      select listings.id from listings where listings.hive = 'buzz' and listings.status <> 'draft'
        ${listingId === undefined ? sql`` : sql`and listings.id = ${listingId}::uuid`}
        and (listings.poster_id = ${userId}::uuid or listings.id in (
          select listing_id from tickets where user_id = ${userId}::uuid and status = 'going'))
    ), behind as (
      select mine.id as listing_id, membership.received_id as had, latest.id as newest
      from mine left join group_members membership on membership.listing_id = mine.id and membership.user_id = ${userId}::uuid
      cross join lateral (select id from group_messages where listing_id = mine.id order by id desc limit 1) latest
      where membership.received_id is null or membership.received_id < latest.id
    ), noted as (
      insert into group_members (listing_id, user_id, received_id) select listing_id, ${userId}::uuid, newest from behind
      on conflict (listing_id, user_id) do update set received_id = excluded.received_id
    )
    select * from behind`);
  let count = 0;
  // Only now: two who are the last at the same time see what the other one has.
  for (const { listing_id: id, had, newest } of behind.parse(answer).rows) {
    const now = clock.now();
    const deliver = async (range: SQL) => {
      const { rows } = delivered.parse(
        await db.execute(delivering(userId, sql`message.listing_id = ${id}::uuid and ${range}`, now)),
      );
      for (const { sender_id: senderId, messages, written_until: until } of rows) {
        const times = { deliveredAt: now.toISOString(), writtenUntil: until.toISOString() };
        realtime.emitVolatile(senderId, 'messagesDelivered', { conversationId: id, ...times });
        count += messages;
      }
      return rows.length > 0;
    };
    const isNew = had === null ? sql`true` : sql`message.id > ${had}::uuid`;
    const hasNew = await deliver(sql`message.id <= ${newest}::uuid and ${isNew}`);
    // What still waited for someone who is gone by now. Once a message, not once a device: only the last one delivers.
    if (hasNew && had !== null) {
      const since = later(now, -LOOK_BACK).toISOString();
      await deliver(sql`message.id <= ${had}::uuid and message.created_at > ${since}::timestamptz`);
    }
  }
  return count;
}

const blockedWith = (one: SQL) => sql`exists (select from blocks where
  (blocker_id = ${one} and blocked_id = message.sender_id) or (blocker_id = message.sender_id and blocked_id = ${one}))`;

/** Of what has just reached a student: what has reached all the others, too. */
const delivering = (userId: string, range: SQL, now: Date) => sql`
  with delivered as (
    update group_messages message set delivered_at = ${now.toISOString()}::timestamptz
    where ${range} and message.sender_id <> ${userId}::uuid and message.delivered_at is null
      and not ${blockedWith(sql`${userId}::uuid`)}
      and not exists (
        select from (
          select poster_id as user_id from listings where id = message.listing_id
          union select user_id from tickets where listing_id = message.listing_id and status = 'going'
        ) member
        join users on users.id = member.user_id and users.deleted_at is null
        left join group_members membership on membership.listing_id = message.listing_id and membership.user_id = member.user_id
        where member.user_id <> message.sender_id and (membership.received_id is null or membership.received_id < message.id)
          and exists (select from sessions where sessions.user_id = member.user_id
            and sessions.last_used_at > ${later(now, -GONE_AFTER).toISOString()}::timestamptz)
          and not ${blockedWith(sql`member.user_id`)})
    returning message.sender_id, message.created_at
  )
  select sender_id, count(*) as messages, max(created_at) as written_until from delivered group by 1`;
