import type { Attachment, Message, MessageKind, Photo, Warning } from '@campushive/contract';
import { quote } from '@campushive/contract/entities/message';
import { quotedText } from '@campushive/contract/rules/messages';
import { renderNotification } from '@campushive/contract/notification-templates/render';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/database.js';
import { precompiledSql } from '../../platform/database/precompiled-sql.js';
import type { GroupAudience } from '../../platform/outbox-events.js';
import { isClosedBetween } from '../../accounts/users/block-sql.js';
import type { NewNotification } from '../../base/notifications/notifications.js';

/** A message as its sender wrote it, before it is checked and stored. */
export interface Draft {
  readonly id: string;
  /** Null for a conversation of two; otherwise the audience of a group whose member the writer is known to be. */
  readonly group: GroupAudience | null;
  readonly conversationId: string;
  readonly senderId: string;
  readonly content: string;
  readonly clientId: string | null;
  readonly attachment: Photo | null;
  readonly file?: Attachment | undefined;
  /** Warning shown to its reader. */
  readonly warning: Warning | null;
  /** Id of the message it answers. */
  readonly replyToId: string | null;
  readonly createdAt: Date;
  /** The other participant, if the sender named them. */
  readonly recipientId: string | undefined;
}

/** The single notification about unread messages of two; the statement adds the sender's name and the number of messages. */
export interface Telling extends Pick<NewNotification, 'type' | 'subject'> {
  readonly id: string;
  readonly kind: 'message_received';
  /** Whether its reader has the thread on screen. */
  readonly quiet: boolean;
}

/** English text as stored; the statement prepends the sender's name. */
const english = renderNotification({ kind: 'message_received', values: { sender: '', count: 1 } }, 'en');

const outcome = z.object({
  rows: z.array(
    z.object({
      recipient_id: z.nullable(z.string()),
      mistaken: z.boolean(),
      gone: z.boolean(),
      blocked: z.boolean(),
      /** Whether it answers a message that is not in the thread, that is automatic, or whose writer the sender has blocked. */
      astray: z.boolean(),
      /** The quoted message, in full. */
      quoted: z.nullable(quote),
      /** Id of the message that was stored before under the same `clientId`. */
      earlier_id: z.nullable(z.string()),
      name: z.string(),
      avatar_url: z.nullable(z.string()),
      /** Position of the stored message; null where nothing was stored. */
      sequence: z.nullable(z.number()),
      /** Whether the recipient was notified. */
      told: z.boolean(),
    }),
  ),
});
export type Outcome = z.output<typeof outcome>['rows'][number];

const param = sql.placeholder;
const id = sql`${param('conversationId')}::uuid`;
const me = sql`${param('senderId')}::uuid`;
const now = sql`${param('createdAt')}::timestamptz`;
const storing = precompiledSql(sql`
  with may as (
    select other.id as recipient_id, me.name, me.avatar_url, other.deleted_at is not null as gone,
      coalesce(other.id <> ${param('named')}::uuid, false) as mistaken,
      ${isClosedBetween(sql`me.id`, sql`other.id`, sql`talk.listing_id`)} as blocked,
      (select messages.id from messages where messages.conversation_id = talk.id
        and messages.sender_id = me.id and messages.client_id = ${param('clientId')}::text) as earlier_id,
      other.settings->>'language' as language,
      ${param('replyToId')}::uuid is not null and quoted.id is null as astray,
      case when quoted.id is not null then jsonb_build_object('id', quoted.id, 'senderId', quoted.sender_id,
        'kind', quoted.kind, 'content', quoted.content, 'unsent', quoted.unsent_at is not null) end as quoted
    from conversations talk
    join users me on me.id = ${me} and (talk.kind = 'group' or me.id in (talk.first_user_id, talk.second_user_id))
    left join users other
      on other.id = case me.id when talk.first_user_id then talk.second_user_id else talk.first_user_id end
    left join messages quoted on quoted.id = ${param('replyToId')}::uuid and quoted.conversation_id = talk.id
      and quoted.kind in ('text', 'photo', 'file')
      and not exists (select from blocks where blocker_id = me.id and blocked_id = quoted.sender_id)
    where talk.id = ${id} and talk.kind = ${param('thread')}::text
  ), counted as (
    update conversations set length = length + 1, updated_at = ${now} from may
    where conversations.id = ${id} and not mistaken and not gone and not blocked and not astray and earlier_id is null
    returning length as position, recipient_id
  ), stored as (
    insert into messages (id, kind, conversation_id, position, sender_id, client_id, content, attachment, file, warning, reply_to_id, created_at)
    select ${param('id')}::uuid, ${param('messageKind')}::text, ${id}, position, ${me}, ${param('clientId')}::text, ${param('content')}::text,
      ${param('attachment')}::jsonb, ${param('file')}::jsonb, ${param('warning')}::text, ${param('replyToId')}::uuid, ${now} from counted
  ), seen as (
    update participations set updated_at = ${now}, archived_at = null,
      unread_count = case user_id when recipient_id then unread_count + 1 else 0 end,
      read_position = case user_id when recipient_id then read_position else position end
    from counted
    where recipient_id is not null and conversation_id = ${id} and user_id in (${me}, recipient_id)
    returning user_id, unread_count, muted_at
  ), heard as (
    select user_id, unread_count from may, seen
    where user_id = recipient_id and muted_at is null and ${param('quiet')}::int = 0
  ), replaced as (
    delete from notifications using heard
    where notifications.user_id = heard.user_id and notifications.read_at is null
      and notifications.subject->>'id' = ${id}::text and notifications.kind = ${param('kind')}::text
  ), told as (
    insert into notifications (id, user_id, type, kind, title, description, "values", subject, created_at)
    select ${param('tellingId')}::uuid, recipient_id, ${param('type')}::text, ${param('kind')}::text, name || ${param('title')}::text,
      ${param('description')}::text, jsonb_build_object('sender', name, 'count', unread_count), ${param('subject')}::jsonb, ${now}
    from may, heard
    returning *
  ), events as (
    insert into outbox (topic, subject, payload, created_at)
    select 'notification.stored', 'user:' || user_id, jsonb_build_object('notificationId', id, 'notification', jsonb_build_object(
        'userId', user_id, 'type', type, 'kind', kind, 'title', title, 'description', description, 'values', "values",
        'subject', subject, 'createdAt', ${param('shownAt')}::text, 'language', language,
        'device', exists (select from push_subscriptions where push_subscriptions.user_id = told.user_id))), ${now}
    from told, may
    union all
    select 'message.stored', 'conversation:' || ${id}, jsonb_build_object(
        'messageId', ${param('id')}::uuid, 'conversationId', ${id},
        'userIds', jsonb_build_array(${me}, counted.recipient_id),
        'message', ${param('shown')}::jsonb || jsonb_build_object('replyTo', quoted, 'sequence', position) ||
          jsonb_build_object('messageAuthor', jsonb_build_object('name', name, 'profileImage', avatar_url)))
        || ${param('group')}::jsonb, ${now}
    from may, counted
    union all
    select 'group.message.stored', 'group:' || ${id}, jsonb_build_object('messageId', ${param('id')}::uuid, 'listingId', ${id}), ${now}
    from counted where recipient_id is null
  )
  select may.*, (select position::int from counted) as sequence, exists (select from told) as told from may`);

/**
 * Stores a message in one statement, if its sender may write there: the message, its position in the common order, the
 * events, and between two the read positions and the single notification of all unread messages. Returns undefined if
 * the sender has no such thread. A concurrent sender waits for the conversation's row, and so for the first one's
 * position; if the first one was the same message, the statement fails on `messages_once`.
 */
export async function storeMessage(db: Db, draft: Draft, telling: Telling): Promise<Outcome | undefined> {
  const { recipientId, replyToId, group, ...written } = draft;
  const createdAt = draft.createdAt.toISOString();
  const messageKind = kindOf(draft);
  const shown: Omit<Message, 'messageAuthor' | 'replyTo' | 'sequence'> = {
    ...written,
    ...UNTOUCHED,
    kind: messageKind,
    event: null,
    createdAt,
  };
  const { id, conversationId, senderId, content, clientId, attachment, file, warning } = draft;
  const answer = await db.execute(
    storing({
      ...{ id, messageKind, conversationId, senderId, content, clientId, warning, createdAt },
      attachment: attachment && JSON.stringify(attachment),
      file: file === undefined ? null : JSON.stringify(file),
      thread: group?.kind ?? 'direct',
      group: JSON.stringify(group ?? {}),
      named: recipientId ?? null,
      replyToId,
      quiet: telling.quiet ? 1 : 0,
      shown: JSON.stringify(shown),
      shownAt: createdAt,
      tellingId: telling.id,
      type: telling.type,
      kind: telling.kind,
      subject: JSON.stringify(telling.subject),
      ...english,
    }),
  );
  return outcome.parse(answer).rows[0];
}

/** Initial state of a message. */
export const UNTOUCHED = { unsentAt: null, deliveredAt: null, isRead: false } as const;

/** The kind of a written message: words, or a photo or a file with or without them. */
export function kindOf({ attachment, file }: Pick<Draft, 'attachment' | 'file'>): MessageKind {
  if (file !== undefined) return 'file';
  return attachment === null ? 'text' : 'photo';
}

/** Whether storing failed because the same message was being stored concurrently. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'constraint' in error.cause &&
  error.cause.constraint === 'messages_once';

/** Returns the message with its quote cut to the usual length. */
export const withShortQuote = (message: Message): Message =>
  message.replyTo === null
    ? message
    : { ...message, replyTo: { ...message.replyTo, content: quotedText(message.replyTo.content) } };
