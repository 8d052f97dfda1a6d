import type { Conversation, Message, Photo } from '@campushive/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import {
  conversations,
  listings,
  messages,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { toConversation, toMessage } from './answers.js';
import { findByClientId, findConversation, findMessage, isBlocked, type ConversationRow } from './store.js';

export interface NewMessage {
  readonly conversationId: string;
  readonly content: string;
  readonly clientId?: string | undefined;
  readonly attachmentId?: string | undefined;
}

export interface MessagesDeps {
  readonly presence: Presence;
  readonly notify: NotificationsModule['notify'];
  /** The photo of the sender's own upload; throws `validation_failed` on anything else. */
  attachPhoto(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
}

/** The rules of conversations: who may write to whom, and in which one order it is kept. */
export class MessagesService {
  readonly #platform: Platform;
  readonly #deps: MessagesDeps;

  constructor(platform: Platform, deps: MessagesDeps) {
    this.#platform = platform;
    this.#deps = deps;
  }

  /** The one conversation of two students, made when there was none; about a listing of either, when one is named. */
  async open(viewerId: string, recipientId: string, listingId: string | undefined): Promise<Conversation> {
    const { db, clock } = this.#platform;
    if (recipientId === viewerId) throw new Failure('forbidden', 'You cannot write to yourself.');
    await this.#requireRecipient(viewerId, recipientId);
    if (listingId !== undefined) await this.#requireListingOf(listingId, [viewerId, recipientId]);
    const [firstUserId = '', secondUserId = ''] = [viewerId, recipientId].sort();
    const id = await db.transaction(async (tx) => {
      const now = clock.now();
      const [made] = await tx
        .insert(conversations)
        .values({
          firstUserId,
          secondUserId,
          openedById: viewerId,
          listingId: listingId ?? null,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({
          target: [conversations.firstUserId, conversations.secondUserId],
          set: { listingId: listingId ?? sql`${conversations.listingId}` },
        })
        .returning({ id: conversations.id });
      if (made === undefined) throw new Error('An upsert answers its row');
      await tx
        .insert(participations)
        .values(
          [firstUserId, secondUserId].map((userId) => ({ conversationId: made.id, userId, updatedAt: now })),
        )
        .onConflictDoNothing();
      return made.id;
    });
    return this.conversation(viewerId, id);
  }

  async conversation(viewerId: string, id: string): Promise<Conversation> {
    const row = await this.requireConversation(viewerId, id);
    const presences = await this.#deps.presence.of([row.other.id]);
    return toConversation(row, presences.get(row.other.id) ?? 'offline');
  }

  /** 404 for everybody else: that a conversation exists is private. */
  async requireConversation(viewerId: string, id: string): Promise<ConversationRow> {
    const row = await findConversation(this.#platform.db, viewerId, id);
    if (row === undefined) throw notFound('Conversation');
    return row;
  }

  /** Stores a message; one that was stored before under the same `clientId` is answered again instead. */
  async send(senderId: string, input: NewMessage): Promise<Message> {
    const { db, outbox } = this.#platform;
    const row = await this.requireConversation(senderId, input.conversationId);
    if (row.other.deletedAt !== null) throw new Failure('blocked', 'This account does not exist any more.');
    if (await isBlocked(db, senderId, row.other.id)) {
      throw new Failure('blocked', 'You cannot write to this student.');
    }
    const id = await db.transaction((tx) => this.#store(tx, senderId, row.other.id, input));
    await outbox.nudge();
    const stored = await findMessage(db, id);
    if (stored === undefined) throw new Error('A stored message can be read');
    return toMessage(
      stored,
      (await findConversation(db, senderId, input.conversationId))?.theirReadPosition ?? 0,
    );
  }

  async #store(tx: Db, senderId: string, recipientId: string, input: NewMessage): Promise<string> {
    const { conversationId, content, clientId } = input;
    const now = this.#platform.clock.now();
    // The lock gives both sides one order; whoever comes second waits for the first one's position.
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    if (conversation === undefined) throw notFound('Conversation');
    if (clientId !== undefined) {
      const earlier = await findByClientId(tx, conversationId, senderId, clientId);
      if (earlier !== undefined) return earlier.message.id;
    }
    const attachment =
      input.attachmentId === undefined
        ? null
        : await this.#deps.attachPhoto(tx, senderId, input.attachmentId);
    const position = conversation.length + 1;
    const [stored] = await tx
      .insert(messages)
      .values({
        conversationId,
        position,
        senderId,
        clientId: clientId ?? null,
        content,
        attachment,
        createdAt: now,
      })
      .returning({ id: messages.id });
    if (stored === undefined) throw new Error('An insert answers its row');
    await tx
      .update(conversations)
      .set({ length: position, updatedAt: now })
      .where(eq(conversations.id, conversationId));
    await this.#updateParticipations(tx, conversationId, senderId, position, now);
    await this.#tellOnce(tx, conversationId, senderId, recipientId);
    await this.#platform.outbox.write(tx, 'message.stored', {
      messageId: stored.id,
      userIds: [senderId, recipientId],
    });
    return stored.id;
  }

  /** Whoever writes has seen what is above. */
  async #updateParticipations(tx: Db, conversationId: string, senderId: string, position: number, now: Date) {
    const inIt = eq(participations.conversationId, conversationId);
    await tx
      .update(participations)
      .set({ updatedAt: now, unreadCount: 0, readPosition: position })
      .where(and(inIt, eq(participations.userId, senderId)));
    await tx
      .update(participations)
      .set({ updatedAt: now, unreadCount: sql`${participations.unreadCount} + 1` })
      .where(and(inIt, ne(participations.userId, senderId)));
  }

  /** The first unread message of a conversation notifies; the next ones only count. */
  async #tellOnce(tx: Db, conversationId: string, senderId: string, recipientId: string): Promise<void> {
    const [theirs] = await tx
      .select({ unreadCount: participations.unreadCount })
      .from(participations)
      .where(and(eq(participations.conversationId, conversationId), eq(participations.userId, recipientId)));
    if (theirs?.unreadCount !== 1) return;
    const [sender] = await tx.select({ name: users.name }).from(users).where(eq(users.id, senderId));
    await this.#deps.notify(tx, {
      userId: recipientId,
      type: 'message',
      kind: 'message_received',
      title: 'New message',
      description: `${sender?.name ?? 'Somebody'} wrote to you`,
      subject: { type: 'conversation', id: conversationId },
    });
  }

  /** Everything is seen; answers how many messages were new. */
  async markRead(viewerId: string, id: string): Promise<number> {
    const { db, clock, outbox } = this.#platform;
    await this.requireConversation(viewerId, id);
    const seen = await db.transaction(async (tx) => {
      const [conversation] = await tx
        .select()
        .from(conversations)
        .where(eq(conversations.id, id))
        .for('update');
      const own = and(eq(participations.conversationId, id), eq(participations.userId, viewerId));
      const [before] = await tx.select().from(participations).where(own);
      const length = conversation?.length ?? 0;
      if (before === undefined || before.readPosition === length) return 0;
      await tx.update(participations).set({ unreadCount: 0, readPosition: length }).where(own);
      await outbox.write(tx, 'conversation.read', {
        conversationId: id,
        readerId: viewerId,
        readAt: clock.now().toISOString(),
      });
      return before.unreadCount;
    });
    await outbox.nudge();
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
    if (!pair.includes(listing.posterId)) throw invalidField('hiveId', 'Not a listing of either of you');
  }
}
