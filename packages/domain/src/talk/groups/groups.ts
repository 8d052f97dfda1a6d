import type { Group, GroupMessage } from '@campushive/contract';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Platform } from '../../platform/platform.js';
import { changeParticipation } from '../messages/folders.js';
import { toMessage } from '../messages/presenters.js';
import { markThreadRead } from '../messages/read.js';
import { sendMessage, type SendingDeps, type Written } from '../messages/send.js';
import { findByClientId, findMessage, findMessages, type MessageRow } from '../messages/thread-messages.js';
import { ensureGroup, ensureMember } from '../messages/threads.js';
import { unsend, type UnsendDeps, type UnsendPlace } from '../messages/unsend.js';
import { toPerson } from '../../accounts/users/person.js';
import { membersOf } from './members.js';
import { countOneLessInGroup, notifyOfGroupMessage, type NotifyDeps } from './notify.js';
import { present, toGroup } from './presenters.js';
import { countReaders, findReaders, findWriters } from './readers.js';
import {
  countUnread,
  findAudience,
  findAudienceOf,
  findEvent,
  findGroups,
  findHearers,
  findMembers,
  findUnreadGroups,
  lengthOf,
} from './store.js';

export interface GroupsModule {
  readonly calls: Handlers<
    | 'groups.list'
    | 'groups.get'
    | 'groups.messages'
    | 'groups.send'
    | 'groups.unsend'
    | 'groups.search'
    | 'groups.markRead'
    | 'groups.mute'
    | 'groups.archive'
    | 'groups.members'
    | 'groups.readers'
  >;
  /** Returns the groups with unread messages for a student, except muted and archived ones. */
  unread(userId: string): Promise<string[]>;
  /** Returns the recipients of a member's typing indicator; undefined when the student is not in the group (any more). */
  audience(userId: string, id: string): ReturnType<typeof findAudience>;
}

export interface GroupsDeps extends NotifyDeps, SendingDeps, UnsendDeps {}

interface Range {
  readonly id: string;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const SENDS_A_MINUTE = 30;
const SEARCHES_A_MINUTE = 60;
const CHANGES_A_MINUTE = 60;

/** An event's group: its organiser and all attendees write to everyone in it. For all others it does not exist. */
export function createGroupsModule(platform: Platform, deps: GroupsDeps): GroupsModule {
  const { db, clock, limits, outbox, realtime } = platform;
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

  async function requireEvent(userId: string, id: string) {
    const event = await findEvent(db, userId, id);
    if (event === undefined) throw notFound('Group');
    return event;
  }

  async function describe(userId: string, id: string): Promise<Group> {
    const [row] = await findGroups(db, userId, { id });
    if (row === undefined) throw notFound('Group');
    return toGroup(row);
  }

  /** Returns a page of messages that a member may read, newest first. */
  async function messagesOf(userId: string, range: Range, q?: string) {
    const limit = limitOf(range);
    const [before] = range.cursor === undefined ? [] : decodeCursor(range.cursor, ['whole']);
    const rows = await findMessages(db, range.id, {
      limit: limit + 1,
      before: before === undefined ? undefined : Number(before),
      q,
      readerId: userId,
    });
    const page = pageOf(rows, limit, ({ position }) => [position]);
    return { data: await present(db, userId, range.id, page.rows), pagination: page.pagination };
  }

  /** Changes a member's settings of a group, on all their devices. */
  async function change(
    userId: string,
    id: string,
    set: Parameters<typeof changeParticipation>[3],
  ): Promise<Group> {
    await limits.hit(`messages-changed:${userId}`, CHANGES_A_MINUTE, 60);
    await requireEvent(userId, id);
    await ensureMember(db, id, userId, clock.now());
    await changeParticipation(platform, userId, { id, kind: 'group' }, set);
    return describe(userId, id);
  }

  /** Stores a member's message. A message stored before under the same `clientId` is returned instead. */
  async function send(userId: string, id: string, written: Written): Promise<GroupMessage> {
    await ensureGroup(db, id, clock.now());
    const group = await findAudienceOf(db, userId, id, written.replyToId);
    const place = { conversationId: id, group, quiet: true };
    const sent = await sendMessage(platform, deps, place, userId, written);
    if (sent !== undefined) return { ...sent, seenBy: 0 };
    return presentOne(userId, id, await findByClientId(db, id, userId, written.clientId ?? ''));
  }

  const unsendPlace = (userId: string, id: string): UnsendPlace => ({
    conversationId: id,
    readers: (tx) => findHearers(tx, userId, id),
    countOneLess: (tx) => countOneLessInGroup(tx, id),
    // Only viewer-independent data remains: no text, no warning, and no quote.
    show: ({ message, author }) => toMessage({ message, author }, 0, userId),
  });

  async function presentOne(userId: string, id: string, row: MessageRow | undefined): Promise<GroupMessage> {
    const [data] = row === undefined ? [] : await present(db, userId, id, [row.message]);
    if (data === undefined) throw new Error('A stored message can be read');
    return data;
  }

  return {
    calls: {
      async 'groups.list'({ folder }, { viewer }) {
        const data = (await findGroups(db, viewer.userId, { archived: folder === 'archived' })).map(toGroup);
        return { data, count: data.length };
      },
      async 'groups.get'({ id }, { viewer }) {
        return { data: await describe(viewer.userId, id) };
      },
      async 'groups.messages'(input, { viewer }) {
        await requireEvent(viewer.userId, input.id);
        return messagesOf(viewer.userId, input);
      },
      async 'groups.send'({ id, ...written }, { viewer }) {
        await limits.hit(`groups:${viewer.userId}`, SENDS_A_MINUTE, 60);
        if ((await requireEvent(viewer.userId, id)).cancelled) {
          throw new Failure('listing_unavailable', 'This event was cancelled: its group can only be read.');
        }
        return { data: await send(viewer.userId, id, written) };
      },
      async 'groups.unsend'({ id, messageId }, { viewer }) {
        await limits.hit(`messages-changed:${viewer.userId}`, CHANGES_A_MINUTE, 60);
        await requireEvent(viewer.userId, id);
        const place = unsendPlace(viewer.userId, id);
        const row = await unsend(platform, deps, place, viewer.userId, messageId);
        return { data: await presentOne(viewer.userId, id, row) };
      },
      async 'groups.search'({ q, ...range }, { viewer }) {
        await requireEvent(viewer.userId, range.id);
        await limits.hit(`messages-search:${viewer.userId}`, SEARCHES_A_MINUTE, 60);
        return messagesOf(viewer.userId, range, q);
      },
      async 'groups.markRead'({ id }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const unread = await countUnread(db, viewer.userId, id);
        await ensureMember(db, id, viewer.userId, clock.now());
        await markThreadRead(platform, viewer.userId, id);
        void outbox.flush();
        return { count: unread };
      },
      async 'groups.mute'({ id, muted }, { viewer: { userId } }) {
        return { data: await change(userId, id, { mutedAt: muted ? clock.now() : null }) };
      },
      async 'groups.archive'({ id, archived }, { viewer: { userId } }) {
        return { data: await change(userId, id, { archivedPosition: archived ? lengthOf(db, id) : null }) };
      },
      async 'groups.members'({ id, ...range }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const count = (await findMembers(db, id)).length;
        return { ...(await membersOf(db, viewer.userId, id, range)), count };
      },
      async 'groups.readers'({ id, messageId }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const row = await findMessage(db, messageId);
        if (row?.message.conversationId !== id) throw notFound('Message');
        if (row.message.senderId !== viewer.userId) {
          throw new Failure('forbidden', 'Only the writer of a message sees who has read it.');
        }
        const readers = await findReaders(db, messageId);
        const count = (await countReaders(db, [messageId])).get(messageId) ?? 0;
        return { data: readers.map(toPerson), count };
      },
    },
    unread: (userId) => findUnreadGroups(db, userId),
    audience: (userId, id) => findAudience(db, userId, id),
  };
}
