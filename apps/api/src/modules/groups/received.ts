import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.js';

const behind = z.object({
  rows: z.array(z.object({ listing_id: z.string(), had: z.nullable(z.string()), newest: z.string() })),
});
const delivered = z.object({
  rows: z.array(
    z.object({ sender_id: z.string(), messages: z.coerce.number(), written_until: z.coerce.date() }),
  ),
});

/**
 * Notes that a device of a student has what was written to their groups, or to one of them, until now. What all the others have by
 * that is delivered, and its writers hear of it: "all" as in other messengers, so that it never says more than is true. A member who is away
 * for weeks holds it back; how many have read a message is counted without them (`seenBy`). Between two who have blocked each other nothing is noted. Answers how many messages
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
      select mine.id as listing_id, news.received_id as had, latest.id as newest
      from mine left join group_news news on news.listing_id = mine.id and news.user_id = ${userId}::uuid
      cross join lateral (select id from group_messages where listing_id = mine.id order by id desc limit 1) latest
      where news.received_id is null or news.received_id < latest.id
    ), noted as (
      insert into group_news (listing_id, user_id, received_id) select listing_id, ${userId}::uuid, newest from behind
      on conflict (listing_id, user_id) do update set received_id = excluded.received_id
    )
    select * from behind`);
  let count = 0;
  // Only now: two who are the last at the same time see what the other one has.
  for (const { listing_id: id, had, newest } of behind.parse(answer).rows) {
    const deliveredAt = clock.now().toISOString();
    const range = sql`message.listing_id = ${id}::uuid and message.id <= ${newest}::uuid
      ${had === null ? sql`` : sql`and message.id > ${had}::uuid`}`;
    const { rows } = delivered.parse(await db.execute(delivering(userId, range, deliveredAt)));
    for (const one of rows) {
      const writtenUntil = one.written_until.toISOString();
      realtime.emitVolatile(one.sender_id, 'messagesDelivered', {
        conversationId: id,
        deliveredAt,
        writtenUntil,
      });
      count += one.messages;
    }
  }
  return count;
}

const blockedWith = (one: SQL) => sql`exists (select from blocks where
  (blocker_id = ${one} and blocked_id = message.sender_id) or (blocker_id = message.sender_id and blocked_id = ${one}))`;

/** Of what has just reached a student: what has reached all the others, too. */
const delivering = (userId: string, range: SQL, deliveredAt: string) => sql`
  with delivered as (
    update group_messages message set delivered_at = ${deliveredAt}::timestamptz
    where ${range} and message.sender_id <> ${userId}::uuid and message.delivered_at is null
      and not ${blockedWith(sql`${userId}::uuid`)}
      and not exists (
        select from (
          select poster_id as user_id from listings where id = message.listing_id
          union select user_id from tickets where listing_id = message.listing_id and status = 'going'
        ) member
        join users on users.id = member.user_id and users.deleted_at is null
        left join group_news news on news.listing_id = message.listing_id and news.user_id = member.user_id
        where member.user_id <> message.sender_id and (news.received_id is null or news.received_id < message.id)
          and not ${blockedWith(sql`member.user_id`)})
    returning message.sender_id, message.created_at
  )
  select sender_id, count(*) as messages, max(created_at) as written_until from delivered group by 1`;
