import type { GroupThread, ThreadMessage } from '@campushive/contract';
import { Failure, notFound } from '../../calls/failure.js';
import type { Platform } from '../../platform/platform.js';
import { toPerson } from '../../accounts/users/person.js';
import { changeParticipation } from '../messages/folders.js';
import { toMessage } from '../messages/presenters.js';
import { markThreadRead } from '../messages/read.js';
import { sendMessage, type SendingDeps } from '../messages/send.js';
import { findByClientId, findMessage, type MessageRow } from '../messages/thread-messages.js';
import { ensureGroup, ensureMember } from '../messages/ensure-thread.js';
import { unsend, type UnsendDeps, type UnsendPlace } from '../messages/unsend.js';
import { findMessagePage, type MessageRange } from '../threads/message-page.js';
import type { ListPage, NewMessage, Range, ThreadRange, ThreadsOfKind } from '../threads/threads-of-kind.js';
import { membersOf } from './members.js';
import { decrementUnreadInGroup, notifyOfGroupMessage, type NotifyDeps } from './notify.js';
import { present, toGroup } from './presenters.js';
import { countReaders, findReaders, findWriters } from './readers.js';
import {
  countUnread,
  findAudienceOf,
  findEvent,
  findGroups,
  findHearers,
  findMembers,
  lengthOf,
} from './store.js';

export interface GroupDeps extends NotifyDeps, SendingDeps, UnsendDeps {}

const SENDS_A_MINUTE = 30;

/** Groups of events: the organiser and all attendees write to everyone in it. */
export class GroupThreads implements ThreadsOfKind<GroupThread> {
  readonly #platform: Platform;
  readonly #deps: GroupDeps;

  constructor(platform: Platform, deps: GroupDeps) {
    this.#platform = platform;
    this.#deps = deps;
    deliverEvents(platform, deps);
  }

  async list(userId: string, { archived, limit, after }: ThreadRange): Promise<GroupThread[]> {
    const all = (await findGroups(this.#platform.db, userId, { archived })).map(toGroup);
    const last = after && { updatedAt: after.updatedAt.toISOString(), id: after.id };
    const isLater = ({ updatedAt, id }: GroupThread) =>
      last === undefined || updatedAt < last.updatedAt || (updatedAt === last.updatedAt && id < last.id);
    return all.filter(isLater).slice(0, limit);
  }

  async describe(userId: string, id: string): Promise<GroupThread> {
    const [row] = await findGroups(this.#platform.db, userId, { id });
    if (row === undefined) throw notFound('Group');
    return toGroup(row);
  }

  async messages(userId: string, range: MessageRange): Promise<ListPage<ThreadMessage>> {
    const { db } = this.#platform;
    await this.#requireEvent(userId, range.id);
    const { rows, pagination } = await findMessagePage(db, range, userId);
    return { data: await present(db, userId, range.id, rows), pagination };
  }

  async send(userId: string, id: string, { recipientId: _, ...written }: NewMessage): Promise<ThreadMessage> {
    const { db, clock, limits } = this.#platform;
    await limits.hit(`groups:${userId}`, SENDS_A_MINUTE, 60);
    if ((await this.#requireEvent(userId, id)).cancelled) {
      throw new Failure('listing_unavailable', 'This event was cancelled, so its group is read-only.');
    }
    await ensureGroup(db, id, clock.now());
    const group = await findAudienceOf(db, userId, id, written.replyToId);
    const place = { conversationId: id, group, quiet: true };
    const sent = await sendMessage(this.#platform, this.#deps, place, userId, written);
    if (sent !== undefined) return { ...sent, seenBy: 0 };
    return this.#presentOne(userId, id, await findByClientId(db, id, userId, written.clientId ?? ''));
  }

  async unsend(userId: string, id: string, messageId: string): Promise<ThreadMessage> {
    await this.#requireEvent(userId, id);
    const place: UnsendPlace = {
      conversationId: id,
      readers: (tx) => findHearers(tx, userId, id),
      decrementUnread: (tx) => decrementUnreadInGroup(tx, id),
      // Only viewer-independent data remains: no text, no warning, and no quote.
      show: ({ message, author }) => toMessage({ message, author }, 0, userId),
    };
    return this.#presentOne(userId, id, await unsend(this.#platform, this.#deps, place, userId, messageId));
  }

  async markRead(userId: string, id: string): Promise<number> {
    const { db, clock, outbox } = this.#platform;
    await this.#requireEvent(userId, id);
    const unread = await countUnread(db, userId, id);
    await ensureMember(db, id, userId, clock.now());
    await markThreadRead(this.#platform, userId, id);
    void outbox.flush();
    return unread;
  }

  mute(userId: string, id: string, muted: boolean): Promise<GroupThread> {
    return this.#change(userId, id, { mutedAt: muted ? this.#platform.clock.now() : null });
  }

  archive(userId: string, id: string, archived: boolean): Promise<GroupThread> {
    return this.#change(userId, id, { archivedPosition: archived ? lengthOf(this.#platform.db, id) : null });
  }

  async members(userId: string, id: string, range: Range) {
    const { db } = this.#platform;
    await this.#requireEvent(userId, id);
    const count = (await findMembers(db, id)).length;
    return { ...(await membersOf(db, userId, id, range)), count };
  }

  async readers(userId: string, id: string, messageId: string) {
    const { db } = this.#platform;
    await this.#requireEvent(userId, id);
    const row = await findMessage(db, messageId);
    if (row?.message.conversationId !== id) throw notFound('Message');
    if (row.message.senderId !== userId) {
      throw new Failure('forbidden', 'Only the sender can see who has read a message.');
    }
    const readers = await findReaders(db, messageId);
    const count = (await countReaders(db, [messageId])).get(messageId) ?? 0;
    return { data: readers.map(toPerson), count };
  }

  async #requireEvent(userId: string, id: string) {
    const event = await findEvent(this.#platform.db, userId, id);
    if (event === undefined) throw notFound('Group');
    return event;
  }

  /** Changes a member's settings of a group, on all their devices. */
  async #change(
    userId: string,
    id: string,
    set: Parameters<typeof changeParticipation>[3],
  ): Promise<GroupThread> {
    const { db, clock } = this.#platform;
    await this.#requireEvent(userId, id);
    await ensureMember(db, id, userId, clock.now());
    await changeParticipation(this.#platform, userId, { id, kind: 'group' }, set);
    return this.describe(userId, id);
  }

  async #presentOne(userId: string, id: string, row: MessageRow | undefined): Promise<ThreadMessage> {
    const [data] = row === undefined ? [] : await present(this.#platform.db, userId, id, [row.message]);
    if (data === undefined) throw new Error('A stored message can be read');
    return data;
  }
}

/** Notifies members of messages, and writers of readers. */
function deliverEvents(platform: Platform, deps: NotifyDeps): void {
  const { db, clock, outbox, realtime } = platform;
  outbox.on('group.message.stored', async ({ messageId }) => {
    const row = await findMessage(db, messageId);
    if (row !== undefined) await notifyOfGroupMessage(platform, deps, row);
  });
  outbox.on('group.read', async (event) => {
    const { listingId, ...read } = event;
    const { readerId } = read;
    // The reader's other devices mark it as read, too.
    const readAt = clock.now().toISOString();
    await realtime.toUsers([readerId], 'messageRead', { conversationId: listingId, readerId, readAt });
    // Authors who left the group are not notified.
    const members = new Set(await findMembers(db, listingId));
    const writers = (await findWriters(db, event)).filter((id) => members.has(id));
    if (writers.length > 0)
      await realtime.toUsers(writers, 'groupRead', { conversationId: listingId, ...read });
  });
}
