import type { Message, Photo } from '@campushive/contract';
import { newsText } from '@campushive/contract/news/texts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/database.js';
import type { NewNotification } from '../notifications/notifications.js';

/** A message as its sender wrote it, before it is known whether it may be stored. */
export interface Draft {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly content: string;
  readonly clientId: string | null;
  readonly attachment: Photo | null;
  readonly createdAt: Date;
  /** Whom the sender takes for the other participant, if they said so. */
  readonly recipientId: string | undefined;
}

/** What the recipient is told by the first message that they have not read; the sender's name is found with it. */
export interface Telling extends Pick<NewNotification, 'type' | 'subject'> {
  readonly id: string;
  readonly kind: 'message_received';
}

/** What is kept of its words in English begins with the sender's name. */
const english = newsText({ kind: 'message_received', values: { sender: '' } }, 'en');

const outcome = z.object({
  rows: z.array(
    z.object({
      recipient_id: z.string(),
      mistaken: z.boolean(),
      gone: z.boolean(),
      blocked: z.boolean(),
      /** The message that was stored before under the same `clientId`. */
      earlier_id: z.nullable(z.string()),
      name: z.string(),
      avatar_url: z.nullable(z.string()),
      stored: z.boolean(),
      /** The recipient was notified. */
      told: z.boolean(),
    }),
  ),
});
export type Outcome = z.output<typeof outcome>['rows'][number];

/**
 * Stores a message in one statement, if its sender may write there: the message, its place in the one order of both sides,
 * what both have read, a notification for the first unread one, and the events of both. Undefined where the sender has no
 * such conversation. Whoever comes second waits for the conversation's row, and so for the first one's position; where the
 * first one was the same message, this fails on `messages_once`.
 */
export async function storeMessage(db: Db, draft: Draft, telling: Telling): Promise<Outcome | undefined> {
  const { id, conversationId, senderId, content, clientId, attachment } = draft;
  const now = sql`${draft.createdAt.toISOString()}::timestamptz`;
  const photo = attachment === null ? sql`null` : sql`${JSON.stringify(attachment)}::jsonb`;
  const shown: Omit<Message, 'messageAuthor'> = {
    id,
    conversationId,
    senderId,
    content,
    attachment,
    clientId,
    createdAt: draft.createdAt.toISOString(),
    isRead: false,
  };
  const answer = await db.execute(sql`
    with may as (
      select theirs.user_id as recipient_id, me.name, me.avatar_url, other.deleted_at is not null as gone,
        theirs.user_id <> coalesce(${draft.recipientId ?? null}::uuid, theirs.user_id) as mistaken,
        exists (select from blocks where (blocker_id = me.id and blocked_id = other.id)
          or (blocker_id = other.id and blocked_id = me.id)) as blocked,
        (select messages.id from messages where messages.conversation_id = mine.conversation_id
          and messages.sender_id = mine.user_id and messages.client_id = ${clientId}::text) as earlier_id
      from participations mine
      join participations theirs on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
      join users me on me.id = mine.user_id
      join users other on other.id = theirs.user_id
      where mine.conversation_id = ${conversationId} and mine.user_id = ${senderId}
    ), counted as (
      update conversations set length = length + 1, updated_at = ${now} from may
      where conversations.id = ${conversationId} and not mistaken and not gone and not blocked and earlier_id is null
      returning length as position
    ), stored as (
      insert into messages (id, conversation_id, position, sender_id, client_id, content, attachment, created_at)
      select ${id}::uuid, ${conversationId}::uuid, position, ${senderId}::uuid, ${clientId}::text, ${content}::text,
        ${photo}, ${now} from counted
    ), seen as (
      update participations set updated_at = ${now}, unread_count = 0, read_position = position from counted
      where conversation_id = ${conversationId} and user_id = ${senderId}
    ), unseen as (
      update participations set updated_at = ${now}, unread_count = unread_count + 1 from counted
      where conversation_id = ${conversationId} and user_id <> ${senderId}
      returning unread_count
    ), told as (
      insert into notifications (id, user_id, type, kind, title, description, "values", subject, created_at)
      select ${telling.id}::uuid, recipient_id, ${telling.type}::text, ${telling.kind}::text, ${english.title}::text,
        name || ${english.description}::text, jsonb_build_object('sender', name), ${JSON.stringify(telling.subject)}::jsonb, ${now}
      from may, unseen where unread_count = 1
      returning *
    ), events as (
      insert into outbox (topic, payload, created_at)
      select topic, payload, ${now} from (
        select 1 as place, 'notification.stored' as topic, jsonb_build_object(
          'notificationId', told.id,
          'notification', jsonb_build_object('userId', told.user_id, 'type', told.type, 'kind', told.kind,
            'title', told.title, 'description', told.description, 'values', told.values, 'subject', told.subject,
            'createdAt', ${shown.createdAt}::text, 'language', reader.settings->>'language',
            'device', exists (select from push_subscriptions where push_subscriptions.user_id = reader.id))) as payload
        from told join users reader on reader.id = told.user_id
        union all
        select 2, 'message.stored', jsonb_build_object(
          'messageId', ${id}::uuid,
          'userIds', jsonb_build_array(${senderId}::uuid, recipient_id),
          'message', ${JSON.stringify(shown)}::jsonb ||
            jsonb_build_object('messageAuthor', jsonb_build_object('name', name, 'profileImage', avatar_url)))
        from may, counted
      ) as happened order by place
    )
    select may.*, exists (select from counted) as stored, exists (select from told) as told from may`);
  return outcome.parse(answer).rows[0];
}

/** Whether storing failed because the very same message was being stored at the same time. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'constraint' in error.cause &&
  error.cause.constraint === 'messages_once';
