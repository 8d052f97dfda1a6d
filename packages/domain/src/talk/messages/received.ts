import { DAY } from '@campushive/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { later } from '../../platform/clock.js';
import type { Platform } from '../../platform/platform.js';

/** Messages new to a student's devices: in each thread, everything after `had` up to `length`. */
const behind = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['direct', 'group']),
      had: z.coerce.number(),
      length: z.coerce.number(),
    }),
  ),
});
type Behind = z.output<typeof behind>['rows'][number];

const delivered = z.object({
  rows: z.array(
    z.object({
      conversation_id: z.string(),
      kind: z.enum(['direct', 'group']),
      sender_id: z.string(),
      messages: z.coerce.number(),
      written_until: z.coerce.date(),
    }),
  ),
});

/** Inactivity after which a member no longer holds back delivery: a lost phone would do so for ever. */
const EXPIRES_AFTER = 7 * DAY;
/** Age limit of messages that become delivered because an inactive member no longer counts. */
const LOOK_BACK = 30 * DAY;

/**
 * Records that a device of a student has all messages up to now, in all threads or in one. Messages that all other
 * members have as well become delivered, and their writers are informed: between two that depends on the student
 * alone, in a group on the members active within a week. Between two with a block nothing is recorded. Returns the
 * number of newly delivered messages.
 */
export async function markReceived(
  platform: Platform,
  userId: string,
  conversationId?: string,
): Promise<number> {
  const { db, clock, realtime } = platform;
  const now = clock.now();
  const news = behind.parse(await db.execute(noting(userId, conversationId, now))).rows;
  if (news.length === 0) return 0;
  const deliver = async (threads: readonly Behind[], range: SQL) => {
    const { rows } = delivered.parse(await db.execute(delivering(userId, threads, range, now)));
    for (const { conversation_id: id, sender_id: senderId, kind, written_until: until } of rows) {
      const times = {
        deliveredAt: now.toISOString(),
        // In a group, later messages still wait for a member.
        ...(kind === 'group' && { writtenUntil: until.toISOString() }),
      };
      realtime.emitVolatile(senderId, 'messagesDelivered', { conversationId: id, ...times });
    }
    return rows;
  };
  // Runs after the recording, so that two concurrent last devices see each other's.
  const first = await deliver(news, sql`message.position > thread.had and message.position <= thread.length`);
  // Delivers messages that waited for members who are inactive by now. Once per message, not per device: only the last
  // one delivers.
  const waited = news.filter(
    ({ id, kind, had }) => kind === 'group' && had > 0 && first.some((row) => row.conversation_id === id),
  );
  const since = later(now, -LOOK_BACK).toISOString();
  const old = sql`message.position <= thread.had and message.created_at > ${since}::timestamptz`;
  const second = waited.length === 0 ? [] : await deliver(waited, old);
  return [...first, ...second].reduce((sum, row) => sum + row.messages, 0);
}

/** Records the messages that a student's devices have, and returns those new to them. */
const noting = (userId: string, conversationId: string | undefined, now: Date) => sql`
  with mine as (
    select talk.id, talk.kind, talk.length, greatest(received_position, read_position) as had
    from participations join conversations talk on talk.id = conversation_id
    where user_id = ${userId}::uuid and talk.kind = 'direct' and not exists (select from blocks where
      (blocker_id = talk.first_user_id and blocked_id = talk.second_user_id)
      or (blocker_id = talk.second_user_id and blocked_id = talk.first_user_id))
    union all
    select talk.id, talk.kind, talk.length, coalesce(greatest(received_position, read_position), 0)
    from conversations talk left join participations on conversation_id = talk.id and user_id = ${userId}::uuid
    where talk.kind = 'group' and talk.id in (
      select id from listings where poster_id = ${userId}::uuid
      union all select listing_id from tickets where user_id = ${userId}::uuid and status = 'going')
  ), behind as (
    select * from mine where length > had ${conversationId === undefined ? sql`` : sql`and id = ${conversationId}::uuid`}
  ), noted as (
    insert into participations (conversation_id, user_id, received_position, updated_at)
    select id, ${userId}::uuid, length, ${now.toISOString()}::timestamptz from behind
    on conflict (conversation_id, user_id) do update set received_position = excluded.received_position
  )
  select * from behind`;

const blockedWith = (one: SQL) => sql`exists (select from blocks where
  (blocker_id = ${one} and blocked_id = message.sender_id) or (blocker_id = message.sender_id and blocked_id = ${one}))`;

/**
 * Marks messages that have just reached a student as delivered, if they have reached all other members, too. A
 * conversation of two has no others.
 */
const delivering = (userId: string, threads: readonly Behind[], range: SQL, now: Date) => sql`
  with thread as (
    select * from jsonb_to_recordset(${JSON.stringify(threads)}::jsonb) as thread (id uuid, kind text, had bigint, length bigint)
  ), delivered as (
    update messages message set delivered_at = ${now.toISOString()}::timestamptz from thread
    where message.conversation_id = thread.id and ${range}
      and message.sender_id <> ${userId}::uuid and message.delivered_at is null
      and not ${blockedWith(sql`${userId}::uuid`)}
      and not exists (
        select from (
          select poster_id as user_id from listings where id = message.conversation_id
          union select user_id from tickets where listing_id = message.conversation_id and status = 'going'
        ) member
        join users on users.id = member.user_id and users.deleted_at is null
        left join participations on participations.conversation_id = message.conversation_id
          and participations.user_id = member.user_id
        where member.user_id not in (message.sender_id, ${userId}::uuid)
          and coalesce(greatest(received_position, read_position), 0) < message.position
          and exists (select from sessions where sessions.user_id = member.user_id
            and sessions.last_used_at > ${later(now, -EXPIRES_AFTER).toISOString()}::timestamptz)
          and not ${blockedWith(sql`member.user_id`)})
    returning message.conversation_id, thread.kind, message.sender_id, message.created_at
  )
  select conversation_id, kind, sender_id, count(*) as messages, max(created_at) as written_until
  from delivered group by 1, 2, 3`;
