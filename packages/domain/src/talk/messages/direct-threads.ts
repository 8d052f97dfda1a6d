import { readAccount } from '../../accounts/users/read-account.js';
import { withheldPhoto, type DirectThread, type ThreadMessage } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import { isClosed } from './closed-thread.js';
import { toPerson } from '../../accounts/users/person.js';
import { findMessagePage, type MessageRange } from '../threads/message-page.js';
import type { ListPage, NewMessage, Range, ThreadRange, ThreadsOfKind } from '../threads/threads-of-kind.js';
import { changeParticipation } from './folders.js';
import type { ThreadPartners } from './partners.js';
import { toConversation, toMessage } from './presenters.js';
import { markThreadRead } from './read.js';
import { sendMessage, type SendingDeps } from './send.js';
import {
  findConversation,
  findConversations,
  findThreadStatus,
  type ConversationRow,
  type ThreadStatus,
} from './store.js';
import { findByClientId, findMessage, findQuoted, type StoredMessage } from './thread-messages.js';
import { ensureThread, findThread, type ThreadKey } from './ensure-thread.js';
import { placeOfTwo, unsend, type UnsendDeps } from './unsend.js';

interface DirectDeps extends SendingDeps, UnsendDeps {
  readonly presence: Presence;
}

/** Conversations of two students: permissions, and the common order of messages. */
export class DirectThreads implements ThreadsOfKind<DirectThread> {
  readonly #platform: Platform;
  readonly #deps: DirectDeps;
  readonly #partners: ThreadPartners;

  constructor(platform: Platform, deps: DirectDeps, partners: ThreadPartners) {
    this.#platform = platform;
    this.#deps = deps;
    this.#partners = partners;
  }

  async list(userId: string, range: ThreadRange): Promise<DirectThread[]> {
    return this.#show(await findConversations(this.#platform.db, userId, range));
  }

  /** Returns the one conversation of two students about a listing of either, or without a listing; creates it if there is none. */
  async open(viewerId: string, recipientId: string, listingId: string | undefined): Promise<DirectThread> {
    const { db, clock } = this.#platform;
    if (recipientId === viewerId) throw new Failure('forbidden', 'You can’t message yourself.');
    await this.#requireRecipient(viewerId, recipientId, listingId ?? null);
    const key: ThreadKey = { userIds: [viewerId, recipientId], listingId: listingId ?? null };
    // Buyers of a listing that was deleted since still reach its seller.
    const existing = await findThread(db, key);
    if (existing !== undefined) return this.describe(viewerId, existing);
    if (listingId !== undefined) await this.#requireListingOf(listingId, key.userIds);
    const id = await db.transaction((tx) => ensureThread(tx, key, viewerId, clock.now()));
    return this.describe(viewerId, id);
  }

  async describe(userId: string, id: string): Promise<DirectThread> {
    const [thread] = await this.#show([await this.#require(userId, id)]);
    if (thread === undefined) throw new Error('A conversation that was found is shown');
    return thread;
  }

  async messages(userId: string, range: MessageRange): Promise<ListPage<ThreadMessage>> {
    const standing = await this.#requireStanding(userId, range.id);
    const { rows, pagination } = await findMessagePage(this.#platform.db, range);
    const data = await this.#present(rows, standing, userId);
    return { data, pagination, ...(range.q === undefined && { count: standing.length }) };
  }

  async send(userId: string, id: string, { recipientId, ...written }: NewMessage): Promise<ThreadMessage> {
    // Runs before the photo's transaction: the embedded database answers no other query inside it.
    const quiet = await this.#isLookedAt(id, userId);
    const place = { conversationId: id, recipientId, quiet, group: null };
    const sent = await sendMessage(this.#platform, this.#deps, place, userId, written);
    return { ...(sent ?? (await this.#earlier(userId, id, written.clientId))), seenBy: null };
  }

  async unsend(userId: string, id: string, messageId: string): Promise<ThreadMessage> {
    const place = await placeOfTwo(this.#platform.db, userId, id);
    const row = await unsend(this.#platform, this.#deps, place, userId, messageId);
    return { ...place.show(row), seenBy: null };
  }

  async markRead(userId: string, id: string): Promise<number> {
    const { silent } = await this.#require(userId, id);
    return markThreadRead(this.#platform, userId, id, silent);
  }

  mute(userId: string, id: string, muted: boolean): Promise<DirectThread> {
    return this.#change(userId, id, { mutedAt: muted ? this.#platform.clock.now() : null });
  }

  archive(userId: string, id: string, archived: boolean): Promise<DirectThread> {
    return this.#change(userId, id, { archivedAt: archived ? this.#platform.clock.now() : null });
  }

  async members(userId: string, id: string, range: Range) {
    const { me } = await this.#requireStanding(userId, id);
    const { other, blocked, conversation } = await this.#require(userId, id);
    const limit = limitOf(range);
    const [name, after] = range.cursor === undefined ? [] : decodeCursor(range.cursor, ['string', 'id']);
    const rows = [me, other].sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
    const last = rows.findIndex((row) => row.name === name && row.id === after);
    const page = pageOf(rows.slice(last + 1, last + limit + 2), limit, (row) => [row.name, row.id]);
    const joinedAt = conversation.createdAt.toISOString();
    const data = page.rows.map((row) => ({
      ...toPerson(row),
      organiser: false,
      blocked: row.id === other.id && blocked,
      joinedAt,
    }));
    return { data, pagination: page.pagination, count: rows.length };
  }

  async readers(userId: string, id: string, messageId: string) {
    const { other, theirReadPosition } = await this.#requireStanding(userId, id);
    const row = await findMessage(this.#platform.db, messageId);
    if (row?.message.conversationId !== id) throw notFound('Message');
    if (row.message.senderId !== userId) {
      throw new Failure('forbidden', 'Only the sender can see who has read a message.');
    }
    const data = row.message.position <= theirReadPosition ? [toPerson(other)] : [];
    return { data, count: data.length };
  }

  async #show(rows: readonly ConversationRow[]): Promise<DirectThread[]> {
    const presences = await this.#deps.presence.of(rows.map((row) => row.other.id));
    const now = this.#platform.clock.now();
    return rows.map((row) => ({
      kind: 'direct',
      ...toConversation(row, presences.get(row.other.id) ?? 'offline', now),
    }));
  }

  async #require(userId: string, id: string): Promise<ConversationRow> {
    const row = await findConversation(this.#platform.db, userId, id);
    if (row === undefined) throw notFound('Conversation');
    return row;
  }

  async #requireStanding(userId: string, id: string): Promise<ThreadStatus> {
    const standing = await findThreadStatus(this.#platform.db, userId, id);
    if (standing === undefined) throw notFound('Conversation');
    return standing;
  }

  async #change(
    userId: string,
    id: string,
    set: Parameters<typeof changeParticipation>[3],
  ): Promise<DirectThread> {
    await changeParticipation(this.#platform, userId, { id, kind: 'direct' }, set);
    return this.describe(userId, id);
  }

  /** Presents stored messages to a participant. */
  async #present(
    rows: readonly StoredMessage[],
    { me, other, listingId, theirReadPosition, myReadPosition }: ThreadStatus,
    viewerId: string,
  ): Promise<ThreadMessage[]> {
    const { db } = this.#platform;
    const quotes = await findQuoted(db, rows);
    const theirPhotos = rows.some((one) => one.attachment !== null && one.senderId !== viewerId);
    const withheld = theirPhotos && (await isClosed(db, viewerId, other.id, listingId));
    return rows.map((message) => {
      const quoted = message.replyToId === null ? undefined : quotes.get(message.replyToId);
      if (message.senderId === viewerId)
        return { ...toMessage({ message, author: me, quoted }, theirReadPosition, viewerId), seenBy: null };
      const theirs = {
        ...toMessage({ message, author: other, quoted }, myReadPosition, viewerId),
        seenBy: null,
      };
      const { attachment } = theirs;
      return withheld && attachment !== null ? { ...theirs, attachment: withheldPhoto(attachment) } : theirs;
    });
  }

  /** Whether the thread is open on a page of its reader in the foreground: then the device does not ring. */
  async #isLookedAt(id: string, senderId: string): Promise<boolean> {
    const readerId = await this.#partners.of(id, senderId);
    if (readerId === undefined) return false;
    return (await this.#deps.presence.readersOf(id, [readerId])).has(readerId);
  }

  async #earlier(senderId: string, id: string, clientId = '') {
    const { theirReadPosition } = await this.#require(senderId, id);
    const earlier = await findByClientId(this.#platform.db, id, senderId, clientId);
    if (earlier === undefined) throw new Error('A message is stored, or was before');
    return toMessage(earlier, theirReadPosition, senderId);
  }

  async #requireRecipient(viewerId: string, recipientId: string, listingId: string | null): Promise<void> {
    const { db } = this.#platform;
    const recipient = await readAccount(db, recipientId);
    if (recipient === undefined || recipient.deletedAt !== null) throw notFound('Student');
    if (await isClosed(db, viewerId, recipientId, listingId)) {
      throw new Failure('blocked', 'You can’t message this student.');
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
