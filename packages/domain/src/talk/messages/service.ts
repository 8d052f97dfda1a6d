import type { Conversation, Message } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import { listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import { toConversation, toMessage } from './presenters.js';
import { ThreadPartners } from './partners.js';
import { markThreadRead } from './read.js';
import { sendMessage, type SendingDeps, type Written } from './send.js';
import { isClosed } from '../../accounts/users/block-sql.js';
import { findConversation, type ConversationRow } from './store.js';
import { findByClientId } from './thread-messages.js';
import { ensureThread, findThread, type ThreadKey } from './threads.js';

export interface NewMessage extends Written {
  readonly conversationId: string;
  /** The other participant, according to the sender. */
  readonly recipientId?: string | undefined;
}

export interface MessagesDeps extends SendingDeps {
  readonly presence: Presence;
}

/** The rules of conversations: permissions, and the common order of messages. */
export class MessagesService {
  readonly #platform: Platform;
  readonly #deps: MessagesDeps;
  readonly #partners: ThreadPartners;

  constructor(platform: Platform, deps: MessagesDeps) {
    this.#partners = new ThreadPartners(platform.db);
    this.#platform = platform;
    this.#deps = deps;
  }

  /** Returns the one conversation of two students about a listing of either, or without a listing; creates it if there is none. */
  async open(viewerId: string, recipientId: string, listingId: string | undefined): Promise<Conversation> {
    const { db, clock } = this.#platform;
    if (recipientId === viewerId) throw new Failure('forbidden', 'You cannot write to yourself.');
    await this.#requireRecipient(viewerId, recipientId, listingId ?? null);
    const key: ThreadKey = { userIds: [viewerId, recipientId], listingId: listingId ?? null };
    // Buyers of a listing that was deleted since still reach its seller.
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

  /** Throws 404 unless the viewer is a participant, because the existence of a conversation is private. */
  async requireConversation(viewerId: string, id: string): Promise<ConversationRow> {
    const row = await findConversation(this.#platform.db, viewerId, id);
    if (row === undefined) throw notFound('Conversation');
    return row;
  }

  /** Stores a message, or returns the one stored before under the same `clientId`. */
  async send(senderId: string, { conversationId, recipientId, ...written }: NewMessage): Promise<Message> {
    // Runs before the photo's transaction: the embedded database answers no other query inside it.
    const quiet = await this.#isLookedAt(conversationId, senderId);
    const place = { conversationId, recipientId, quiet, group: null };
    const sent = await sendMessage(this.#platform, this.#deps, place, senderId, written);
    return sent ?? this.#earlier(senderId, conversationId, written.clientId);
  }

  /** Whether the thread is open on a page of its reader in the foreground: then the device does not ring. */
  async #isLookedAt(conversationId: string, senderId: string): Promise<boolean> {
    const readerId = await this.#partners.of(conversationId, senderId);
    if (readerId === undefined) return false;
    return (await this.#deps.presence.readersOf(conversationId, [readerId])).has(readerId);
  }

  async #earlier(senderId: string, conversationId: string, clientId = ''): Promise<Message> {
    const { db } = this.#platform;
    const { theirReadPosition } = await this.requireConversation(senderId, conversationId);
    const earlier = await findByClientId(db, conversationId, senderId, clientId);
    if (earlier === undefined) throw new Error('A message is stored, or was before');
    return toMessage(earlier, theirReadPosition, senderId);
  }

  /** Marks everything as read, with its notifications. Returns the number of new messages. */
  async markRead(viewerId: string, id: string): Promise<number> {
    const { silent } = await this.requireConversation(viewerId, id);
    return markThreadRead(this.#platform, viewerId, id, silent);
  }

  async #requireRecipient(viewerId: string, recipientId: string, listingId: string | null): Promise<void> {
    const { db } = this.#platform;
    const [recipient] = await db.select().from(users).where(eq(users.id, recipientId));
    if (recipient === undefined || recipient.deletedAt !== null) throw notFound('Student');
    if (await isClosed(db, viewerId, recipientId, listingId)) {
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
