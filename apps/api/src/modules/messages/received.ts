import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.js';

const outcome = z.object({
  rows: z.array(
    z.object({ conversation_id: z.string(), sender_id: z.string(), messages: z.coerce.number() }),
  ),
});

/**
 * Notes that a device of a student has what was written to them until now, and says so to the writers. Between two who have
 * blocked each other nothing is noted. Answers how many messages that was news for.
 */
export async function markReceived({ db, clock, realtime }: Platform, userId: string): Promise<number> {
  const deliveredAt = clock.now().toISOString();
  const answer = await db.execute(sql`
    with behind as (
      select mine.conversation_id, greatest(mine.received_position, mine.read_position) as had, talk.length,
        case talk.first_user_id when mine.user_id then talk.second_user_id else talk.first_user_id end as sender_id
      from participations mine join conversations talk on talk.id = mine.conversation_id
      where mine.user_id = ${userId}::uuid and talk.length > greatest(mine.received_position, mine.read_position)
        and not exists (select from blocks where
          (blocker_id = talk.first_user_id and blocked_id = talk.second_user_id)
          or (blocker_id = talk.second_user_id and blocked_id = talk.first_user_id))
    ), noted as (
      update participations set received_position = behind.length from behind
      where participations.conversation_id = behind.conversation_id and participations.user_id = ${userId}::uuid
    ), delivered as (
      update messages set delivered_at = ${deliveredAt}::timestamptz from behind
      where messages.conversation_id = behind.conversation_id and messages.position > behind.had
        and messages.position <= behind.length and messages.sender_id = behind.sender_id and messages.delivered_at is null
      returning messages.conversation_id, messages.sender_id
    )
    select conversation_id, sender_id, count(*) as messages from delivered group by 1, 2`);
  const { rows } = outcome.parse(answer);
  for (const { conversation_id: conversationId, sender_id: senderId } of rows) {
    realtime.emitVolatile(senderId, 'messagesDelivered', { conversationId, deliveredAt });
  }
  return rows.reduce((sum, row) => sum + row.messages, 0);
}
