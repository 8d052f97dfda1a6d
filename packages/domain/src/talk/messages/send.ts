import type { Attachment, Message, Photo, Warning } from '@campushive/contract';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import type { GroupAudience } from '../../platform/outbox/outbox-events.js';
import type { Platform } from '../../platform/platform.js';
import { onTextSent } from './text-guard.js';
import { isRepeated, kindOf, storeMessage, UNTOUCHED, withShortQuote, type Draft } from './sending.js';

export interface SendingDeps {
  /** Returns the warning for readers of a text; null without one. */
  warningOf(text: string): Warning | null;
  /** Attaches the photo of the sender's own upload; throws `validation_failed` on anything else. */
  attachPhoto(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
  /** Attaches the sender's own private file to a conversation; throws `validation_failed` on any other. */
  attachFile(tx: Db, ownerId: string, fileId: string, conversationId: string): Promise<Attachment>;
}

/** A message that a student writes to another student or to a group. */
export interface Written {
  readonly content: string;
  readonly clientId?: string | undefined;
  readonly attachmentId?: string | undefined;
  readonly fileId?: string | undefined;
  readonly replyToId?: string | undefined;
  /** The sender has confirmed a message that contains their handover code. */
  readonly confirmed?: boolean | undefined;
}

/** Thread of a message. */
interface Place {
  readonly conversationId: string;
  /** Recipients in a group whose member the sender is known to be; null between two, where storing checks the sender. */
  readonly group: GroupAudience | null;
  /** The other participant, according to the sender. */
  readonly recipientId?: string | undefined;
  /** Whether its one reader has the thread on screen, so that no notification is written. */
  readonly quiet: boolean;
}

/** Stores a message; returns undefined if it was stored before under the same `clientId`. */
export async function sendMessage(
  platform: Platform,
  deps: SendingDeps,
  place: Place,
  senderId: string,
  written: Written,
): Promise<Message | undefined> {
  const { content, clientId = null, replyToId = null, attachmentId, fileId } = written;
  const { db, clock, outbox } = platform;
  await onTextSent.use(platform, senderId, written);
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
              : await deps.attachFile(tx, senderId, fileId, place.conversationId);
          return storeIn(tx, { ...draft, attachment, ...(file && { file }) }, quiet);
        });
  const stored = await storing.catch((error: unknown) => {
    if (isRepeated(error)) return undefined;
    throw error;
  });
  if (stored === undefined) return undefined;
  // The author does not wait for the delivery.
  void outbox.flush('messages');
  if (stored.notified || place.group !== null) void outbox.flush();
  return stored.message;
}

interface Stored {
  readonly message: Message;
  /** Whether the recipient was notified. */
  readonly notified: boolean;
}

async function storeIn(db: Db, draft: Draft, quiet: boolean): Promise<Stored | undefined> {
  const { recipientId: _named, replyToId: _answered, group, createdAt, ...message } = draft;
  const outcome = await storeMessage(db, draft, quiet);
  if (outcome === undefined) throw notFound(group === null ? 'Conversation' : 'Group');
  if (outcome.mistaken) throw invalidField('recipientId', 'not_in_conversation');
  if (outcome.gone) throw new Failure('blocked', 'This account no longer exists.');
  if (outcome.blocked) throw new Failure('blocked', 'You can’t message this student.');
  if (outcome.astray) throw invalidField('replyToId', 'not_their_message');
  if (outcome.sequence === null) return undefined;
  const messageAuthor = { name: outcome.name, profileImage: outcome.avatarUrl };
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
    notified: outcome.toldId !== null,
  };
}
