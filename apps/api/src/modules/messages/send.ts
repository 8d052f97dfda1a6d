import type { Attachment, Message, Photo, Warning } from '@campushive/contract';
import { Failure, invalidField, notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import type { GroupAudience } from '../../platform/outbox-events.js';
import type { Platform } from '../../platform/platform.js';
import { guardOwnCode } from './code-guard.js';
import { isRepeated, kindOf, storeMessage, UNTOUCHED, withShortQuote, type Draft } from './sending.js';

export interface SendingDeps {
  /** What the reader of a text should be careful about. */
  warningOf(text: string): Warning | null;
  /** The photo of the sender's own upload; throws `validation_failed` on anything else. */
  attachPhoto(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
  /** Hands the sender's own private file to a conversation; throws `validation_failed` on any other. */
  attachFile?(tx: Db, ownerId: string, fileId: string, conversationId: string): Promise<Attachment>;
}

/** What a student writes to another or to a group. */
export interface Written {
  readonly content: string;
  readonly clientId?: string | undefined;
  readonly attachmentId?: string | undefined;
  readonly fileId?: string | undefined;
  readonly replyToId?: string | undefined;
  /** The sender knows that it holds a handover code of theirs. */
  readonly confirmed?: boolean | undefined;
}

/** Where it is written. */
interface Place {
  readonly conversationId: string;
  /** Who hears of it in a group, to which the sender is known to belong; null between two, where storing finds out. */
  readonly group: GroupAudience | null;
  /** Whom the sender takes for the other participant. */
  readonly recipientId?: string | undefined;
  /** Its one reader has the thread before their eyes; no notification is written. */
  readonly quiet: boolean;
}

/** The notification of what is unread in a conversation of two. */
export const MESSAGE_RECEIVED = 'message_received';

/** Stores a message; undefined where it was stored before under the same `clientId`. */
export async function sendMessage(
  platform: Platform,
  deps: SendingDeps,
  place: Place,
  senderId: string,
  written: Written,
): Promise<Message | undefined> {
  const { content, clientId = null, replyToId = null, attachmentId, fileId } = written;
  const { db, clock, outbox } = platform;
  await guardOwnCode(platform, senderId, written);
  const { quiet, ...where } = place;
  const words = { content, clientId, replyToId, warning: deps.warningOf(content) };
  const draft = { id: newId(), senderId, recipientId: undefined, ...where, ...words, createdAt: clock.now() };
  const storing =
    attachmentId === undefined && fileId === undefined
      ? storeIn(db, { ...draft, attachment: null }, quiet)
      : db.transaction(async (tx) => {
          const attachment =
            attachmentId === undefined ? null : await deps.attachPhoto(tx, senderId, attachmentId);
          const file =
            fileId === undefined
              ? undefined
              : await deps.attachFile?.(tx, senderId, fileId, place.conversationId);
          return storeIn(tx, { ...draft, attachment, ...(file && { file }) }, quiet);
        });
  const stored = await storing.catch((error: unknown) => {
    if (isRepeated(error)) return undefined;
    throw error;
  });
  if (stored === undefined) return undefined;
  // The author does not wait for the delivery.
  void outbox.flush('messages');
  if (stored.told || place.group !== null) void outbox.flush();
  return stored.message;
}

interface Stored {
  readonly message: Message;
  /** Its recipient was notified. */
  readonly told: boolean;
}

async function storeIn(db: Db, draft: Draft, quiet: boolean): Promise<Stored | undefined> {
  const { recipientId: _named, replyToId: _answered, group, createdAt, ...message } = draft;
  const outcome = await storeMessage(db, draft, {
    id: newId(),
    type: 'message',
    kind: MESSAGE_RECEIVED,
    quiet,
    subject: { type: 'conversation', id: draft.conversationId },
  });
  if (outcome === undefined) throw notFound(group === null ? 'Conversation' : 'Group');
  if (outcome.mistaken) throw invalidField('recipientId', 'not_in_conversation');
  if (outcome.gone) throw new Failure('blocked', 'This account does not exist any more.');
  if (outcome.blocked) throw new Failure('blocked', 'You cannot write to this student.');
  if (outcome.astray) throw invalidField('replyToId', 'not_their_message');
  if (outcome.sequence === null) return undefined;
  const messageAuthor = { name: outcome.name, profileImage: outcome.avatar_url };
  return {
    message: withShortQuote({
      ...message,
      ...UNTOUCHED,
      sequence: outcome.sequence,
      kind: kindOf(draft),
      event: null,
      warning: null,
      replyTo: outcome.quoted,
      createdAt: createdAt.toISOString(),
      messageAuthor,
    }),
    told: outcome.told,
  };
}
