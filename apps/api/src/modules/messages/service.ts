import type { Conversation, Message, Photo, Warning } from '@campushive/contract';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import {
  conversations,
  listings,
  messages,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import { markNotificationsRead } from '../notifications/mark-notifications-read.js';
import { guardOwnCode } from './code-guard.js';
import { toConversation, toMessage } from './presenters.js';
import { ThreadPartners } from './partners.js';
import { isRepeated, kindOf, storeMessage, UNTOUCHED, withShortQuote, type Draft } from './sending.js';
import { findByClientId, findConversation, isBlocked, type ConversationRow } from './store.js';
import { ensureThread, findThread, type ThreadKey } from './threads.js';

export interface NewMessage {
  readonly conversationId: string;
  readonly content: string;
  readonly clientId?: string | undefined;
  readonly attachmentId?: string | undefined;
  readonly replyToId?: string | undefined;
  /** Whom the sender takes for the other participant. */
  readonly recipientId?: string | undefined;
  /** The sender knows that it holds a handover code of theirs. */
  readonly confirmed?: boolean | undefined;
}

interface Stored {
  readonly message: Message;
  /** Its recipient was notified. */
  readonly told: boolean;
}

export interface MessagesDeps {
  readonly presence: Presence;
  /** What the reader of a text should be careful about. */
  warningOf(text: string): Warning | null;
  /** The photo of the sender's own upload; throws `validation_failed` on anything else. */
  attachPhoto(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
}

/** The notification of what is unread in a thread. */
export const MESSAGE_RECEIVED = 'message_received';
/** What is read with the thread. */
const THREAD_NOTIFICATIONS = [
  MESSAGE_RECEIVED,
  'offer_received',
  'offer_countered',
  'offer_accepted',
  'offer_declined',
] as const;

/** The rules of conversations: who may write to whom, and in which one order it is kept. */
export class MessagesService {
  readonly #platform: Platform;
  readonly #deps: MessagesDeps;
  readonly #partners: ThreadPartners;

  constructor(platform: Platform, deps: MessagesDeps) {
    this.#partners = new ThreadPartners(platform.db);
    this.#platform = platform;
    this.#deps = deps;
  }

  /** The one conversation of two students about a listing of either, or about none; made when there was none. */
  async open(viewerId: string, recipientId: string, listingId: string | undefined): Promise<Conversation> {
    const { db, clock } = this.#platform;
    if (recipientId === viewerId) throw new Failure('forbidden', 'You cannot write to yourself.');
    await this.#requireRecipient(viewerId, recipientId);
    const key: ThreadKey = { userIds: [viewerId, recipientId], listingId: listingId ?? null };
    // Buyers of something that was deleted since still find their way to its seller.
    const known = await findThread(db, key);
    if (known !== undefined) return this.conversation(viewerId, known);
    if (listingId !== undefined) await this.#requireListingOf(listingId, key.userIds);
    const id = await db.transaction((tx) => ensureThread(tx, key, viewerId, clock.now()));
    return this.conversation(viewerId, id);
  }

  async conversation(viewerId: string, id: string): Promise<Conversation> {
    const row = await this.requireConversation(viewerId, id);
    const presences = await this.#deps.presence.of([row.other.id]);
    return toConversation(row, presences.get(row.other.id) ?? 'offline', this.#platform.clock.now());
  }

  /** 404 for everybody else: that a conversation exists is private. */
  async requireConversation(viewerId: string, id: string): Promise<ConversationRow> {
    const row = await findConversation(this.#platform.db, viewerId, id);
    if (row === undefined) throw notFound('Conversation');
    return row;
  }

  /** Stores a message; one that was stored before under the same `clientId` is answered again instead. */
  async send(senderId: string, input: NewMessage): Promise<Message> {
    const { conversationId, content, clientId = null, replyToId = null, recipientId } = input;
    await guardOwnCode(this.#platform, senderId, input);
    const createdAt = this.#platform.clock.now();
    const words = { content, clientId, replyToId, warning: this.#deps.warningOf(content) };
    const draft = { id: newId(), conversationId, senderId, ...words, createdAt, recipientId };
    // Asked before the photo's transaction: on the embedded database nothing else is answered inside it.
    const quiet = await this.#isLookedAt(draft);
    const stored = await this.#store(draft, input.attachmentId, quiet).catch((error: unknown) => {
      if (isRepeated(error)) return undefined;
      throw error;
    });
    if (stored === undefined) return this.#earlier(senderId, conversationId, clientId);
    // The author does not wait for the delivery.
    void this.#platform.outbox.flush('messages');
    if (stored.told) void this.#platform.outbox.flush();
    return stored.message;
  }

  /** Undefined where the message was stored before. */
  async #store(
    draft: Omit<Draft, 'attachment'>,
    attachmentId: string | undefined,
    quiet: boolean,
  ): Promise<Stored | undefined> {
    const { db } = this.#platform;
    if (attachmentId === undefined) return this.#storeIn(db, { ...draft, attachment: null }, quiet);
    return db.transaction(async (tx) => {
      const attachment = await this.#deps.attachPhoto(tx, draft.senderId, attachmentId);
      return this.#storeIn(tx, { ...draft, attachment }, quiet);
    });
  }

  async #storeIn(db: Db, draft: Draft, quiet: boolean): Promise<Stored | undefined> {
    const { recipientId: _named, replyToId: _answered, createdAt, ...message } = draft;
    const outcome = await storeMessage(db, draft, {
      id: newId(),
      type: 'message',
      kind: MESSAGE_RECEIVED,
      quiet,
      subject: { type: 'conversation', id: draft.conversationId },
    });
    if (outcome === undefined) throw notFound('Conversation');
    if (outcome.mistaken) throw invalidField('recipientId', 'not_in_conversation');
    if (outcome.gone) throw new Failure('blocked', 'This account does not exist any more.');
    if (outcome.blocked) throw new Failure('blocked', 'You cannot write to this student.');
    if (outcome.astray) throw invalidField('replyToId', 'not_their_message');
    if (!outcome.stored) return undefined;
    const messageAuthor = { name: outcome.name, profileImage: outcome.avatar_url };
    return {
      message: withShortQuote({
        ...message,
        ...UNTOUCHED,
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

  /** Whether the thread is open on a page of its reader that is in front: it does not ring then. */
  async #isLookedAt({
    conversationId,
    senderId,
  }: Pick<Draft, 'conversationId' | 'senderId'>): Promise<boolean> {
    const readerId = await this.#partners.of(conversationId, senderId);
    if (readerId === undefined) return false;
    return (await this.#deps.presence.readersOf(conversationId, [readerId])).has(readerId);
  }

  async #earlier(senderId: string, conversationId: string, clientId: string | null): Promise<Message> {
    const { db } = this.#platform;
    const { theirReadPosition } = await this.requireConversation(senderId, conversationId);
    const earlier =
      clientId === null ? undefined : await findByClientId(db, conversationId, senderId, clientId);
    if (earlier === undefined) throw new Error('A message is stored, or was before');
    return toMessage(earlier, theirReadPosition, senderId);
  }

  /** Everything is seen, and its notifications with it; answers how many messages were new. */
  async markRead(viewerId: string, id: string): Promise<number> {
    const { db, clock, outbox } = this.#platform;
    const { silent } = await this.requireConversation(viewerId, id);
    const seen = await db.transaction(async (tx) => {
      const [conversation] = await tx
        .select()
        .from(conversations)
        .where(eq(conversations.id, id))
        .for('update');
      const own = and(eq(participations.conversationId, id), eq(participations.userId, viewerId));
      const [before] = await tx.select().from(participations).where(own);
      const length = conversation?.length ?? 0;
      const notifications = { userId: viewerId, kinds: THREAD_NOTIFICATIONS, subjectId: id } as const;
      // A student who answered has read the messages, but not their notification.
      const wereUnread = await markNotificationsRead(tx, notifications, clock.now());
      if (before === undefined || (before.readPosition === length && !wereUnread)) return 0;
      // How far someone has read is nothing that one of two who do not speak learns of the other.
      const read = silent ? {} : { readPosition: length };
      await tx
        .update(participations)
        .set({ unreadCount: 0, ...read })
        .where(own);
      if (silent) return before.unreadCount;
      await tx
        .update(messages)
        .set({ deliveredAt: clock.now() })
        .where(
          and(
            eq(messages.conversationId, id),
            gt(messages.position, before.readPosition),
            ne(messages.senderId, viewerId),
            isNull(messages.deliveredAt),
          ),
        );
      await outbox.write(tx, 'conversation.read', {
        conversationId: id,
        readerId: viewerId,
        readAt: clock.now().toISOString(),
      });
      return before.unreadCount;
    });
    await outbox.flush('messages');
    return seen;
  }

  async #requireRecipient(viewerId: string, recipientId: string): Promise<void> {
    const { db } = this.#platform;
    const [recipient] = await db.select().from(users).where(eq(users.id, recipientId));
    if (recipient === undefined || recipient.deletedAt !== null) throw notFound('Student');
    if (await isBlocked(db, viewerId, recipientId)) {
      throw new Failure('blocked', 'You cannot write to this student.');
    }
  }

  async #requireListingOf(listingId: string, pair: readonly string[]): Promise<void> {
    const [listing] = await this.#platform.db
      .select({ posterId: listings.posterId, status: listings.status })
      .from(listings)
      .where(eq(listings.id, listingId));
    if (listing === undefined || listing.status === 'deleted') throw notFound('Listing');
    if (!pair.includes(listing.posterId)) throw invalidField('hiveId', 'not_their_listing');
  }
}
