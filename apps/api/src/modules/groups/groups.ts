import type { Group, GroupMessage, Message, Photo } from '@campushive/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
import { groupMessages, groupNews, groupReads } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { markNotificationsRead } from '../notifications/mark-notifications-read.js';
import { toPerson } from '../users/person.js';
import { membersOf } from './members.js';
import { countReaders, findReaders, findWriters } from './readers.js';
import {
  countUnread,
  findAudience,
  findEvent,
  findGroupMessage,
  findGroupMessages,
  findGroups,
  findHearers,
  findMembers,
  findUnreadGroups,
  type GroupMessageRow,
  type GroupRow,
} from './store.js';
import { GROUP_NEWS, notifyOfGroupMessage, type NotifyDeps } from './notify.js';

export interface GroupsModule {
  readonly calls: Handlers<
    | 'groups.list'
    | 'groups.get'
    | 'groups.messages'
    | 'groups.send'
    | 'groups.markRead'
    | 'groups.mute'
    | 'groups.members'
    | 'groups.readers'
  >;
  /** The groups with unread messages for a student, without muted ones. */
  unread(userId: string): Promise<string[]>;
  /** Who receives a member's typing indicator; undefined when the student is not in the group (any more). */
  audience(userId: string, id: string): ReturnType<typeof findAudience>;
}

export interface GroupsDeps extends NotifyDeps {
  /** The photo of the sender's own upload; throws `validation_failed` on anything else. */
  attachPhoto(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
}

const SENDS_A_MINUTE = 30;

/** An event's group: its organiser and everybody who said yes write to all of them. To everybody else it does not exist. */
export function createGroupsModule(platform: Platform, deps: GroupsDeps): GroupsModule {
  const { attachPhoto } = deps;
  const { db, clock, limits, outbox, realtime } = platform;
  outbox.on('group.message.stored', async ({ messageId }) => {
    const row = await findGroupMessage(db, messageId);
    if (row === undefined) return;
    const { senderId, listingId } = row.message;
    await realtime.toUsers(await findHearers(db, senderId, listingId), 'groupMessage', toMessage(row));
    await notifyOfGroupMessage(platform, deps, row);
  });
  outbox.on('group.read', async (event) => {
    const { listingId, ...read } = event;
    const { readerId } = read;
    // Their other devices count it as read, too.
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
    const [row] = await findGroups(db, userId, id);
    if (row === undefined) throw notFound('Group');
    return toGroup(row);
  }

  /** Mine with how many have seen them. */
  async function withReaders(
    userId: string,
    id: string,
    rows: readonly GroupMessageRow[],
  ): Promise<GroupMessage[]> {
    const mine = rows.filter(({ message }) => message.senderId === userId).map(({ message }) => message.id);
    if (mine.length === 0) return rows.map((row) => ({ ...toMessage(row), seenBy: null }));
    const readers = await countReaders(db, mine);
    const others = (await findMembers(db, id)).length - 1;
    return rows.map((row) => {
      if (row.message.senderId !== userId) return { ...toMessage(row), seenBy: null };
      const seenBy = readers.get(row.message.id) ?? 0;
      return { ...toMessage(row), seenBy, isRead: seenBy > 0 && seenBy >= others };
    });
  }

  /** Marks everything as seen and notifies the authors. */
  async function markRead(tx: Db, readerId: string, listingId: string): Promise<void> {
    const [newest] = await tx
      .select({ id: groupMessages.id })
      .from(groupMessages)
      .where(eq(groupMessages.listingId, listingId))
      .orderBy(desc(groupMessages.id))
      .limit(1);
    if (newest === undefined) return;
    const mine = and(eq(groupReads.listingId, listingId), eq(groupReads.userId, readerId));
    const [before] = await tx
      .select({ seenId: groupReads.seenId })
      .from(groupReads)
      .where(mine)
      .for('update');
    const after = before?.seenId ?? null;
    if (after !== null && after >= newest.id) return;
    const seenId = newest.id;
    await tx
      .insert(groupReads)
      .values({ listingId, userId: readerId, seenId })
      .onConflictDoUpdate({
        target: [groupReads.listingId, groupReads.userId],
        // Two of my pages may have looked at the same time.
        set: { seenId: sql`greatest(${groupReads.seenId}, excluded.seen_id)` },
      });
    await markNotificationsRead(
      tx,
      { userId: readerId, kinds: [GROUP_NEWS], subjectId: listingId },
      clock.now(),
    );
    await outbox.write(tx, 'group.read', { listingId, readerId, after, seenId });
  }

  return {
    calls: {
      async 'groups.list'(_input, { viewer }) {
        const data = (await findGroups(db, viewer.userId)).map(toGroup);
        return { data, count: data.length };
      },
      async 'groups.get'({ id }, { viewer }) {
        return { data: await describe(viewer.userId, id) };
      },
      async 'groups.messages'(input, { viewer }) {
        await requireEvent(viewer.userId, input.id);
        const limit = limitOf(input);
        const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
        const rows = await findGroupMessages(db, viewer.userId, input.id, {
          limit: limit + 1,
          before: before === undefined ? undefined : String(before),
        });
        const page = pageOf(rows, limit, (row) => [row.message.id]);
        return {
          data: await withReaders(viewer.userId, input.id, page.rows),
          pagination: page.pagination,
        };
      },
      async 'groups.send'({ id, content, clientId, attachmentId }, { viewer }) {
        await limits.hit(`groups:${viewer.userId}`, SENDS_A_MINUTE, 60);
        if ((await requireEvent(viewer.userId, id)).cancelled) {
          throw new Failure('listing_unavailable', 'This event was cancelled: its group can only be read.');
        }
        const own = { listingId: id, senderId: viewer.userId, clientId: clientId ?? null };
        const storedId = await db.transaction(async (tx) => {
          const attachment =
            attachmentId === undefined ? null : await attachPhoto(tx, viewer.userId, attachmentId);
          const [made] = await tx
            .insert(groupMessages)
            .values({ ...own, content, attachment, createdAt: clock.now() })
            .onConflictDoNothing()
            .returning({ id: groupMessages.id });
          if (made !== undefined) {
            await outbox.write(tx, 'group.message.stored', { messageId: made.id, listingId: id });
            return made.id;
          }
          const [earlier] = await tx
            .select({ id: groupMessages.id })
            .from(groupMessages)
            .where(
              and(
                eq(groupMessages.listingId, id),
                eq(groupMessages.senderId, viewer.userId),
                eq(groupMessages.clientId, clientId ?? ''),
              ),
            );
          if (earlier === undefined) throw new Error('What conflicts is there');
          return earlier.id;
        });
        // The author does not wait for the delivery.
        void outbox.flush();
        const row = await findGroupMessage(db, storedId);
        const [data] = row === undefined ? [] : await withReaders(viewer.userId, id, [row]);
        if (data === undefined) throw new Error('A stored message can be read');
        return { data };
      },
      async 'groups.markRead'({ id }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const unread = await countUnread(db, viewer.userId, id);
        await db.transaction((tx) => markRead(tx, viewer.userId, id));
        void outbox.flush();
        return { count: unread };
      },
      async 'groups.mute'({ id, muted }, { viewer: { userId } }) {
        await requireEvent(userId, id);
        const mutedAt = muted ? clock.now() : null;
        await db
          .insert(groupNews)
          .values({ listingId: id, userId, mutedAt })
          .onConflictDoUpdate({ target: [groupNews.listingId, groupNews.userId], set: { mutedAt } });
        return { data: await describe(userId, id) };
      },
      async 'groups.members'({ id, ...range }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const count = (await findMembers(db, id)).length;
        return { ...(await membersOf(db, viewer.userId, id, range)), count };
      },
      async 'groups.readers'({ id, messageId }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const row = await findGroupMessage(db, messageId);
        if (row?.message.listingId !== id) throw notFound('Message');
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

function toMessage({ message, author }: GroupMessageRow): Message {
  const { id, listingId, senderId, content, clientId, createdAt } = message;
  const gone = author.deletedAt !== null;
  return {
    id,
    conversationId: listingId,
    kind: message.attachment === null ? 'text' : 'photo',
    senderId,
    content,
    attachment: message.attachment,
    event: null,
    clientId,
    createdAt: createdAt.toISOString(),
    isRead: false,
    messageAuthor: { name: gone ? null : author.name, profileImage: gone ? null : author.avatarUrl },
  };
}

function toGroup({ last, ...row }: GroupRow): Group {
  const { eventDate } = row.details as { eventDate?: unknown };
  return {
    id: row.id,
    title: row.title,
    eventDate: typeof eventDate === 'string' ? eventDate : null,
    photo: row.photos[0] ?? null,
    organiserId: row.posterId,
    members: (row.going ?? 0) + 1,
    lastMessage: last && {
      content: last.content,
      createdAt: last.createdAt.toISOString(),
      senderId: last.senderId,
      senderName: last.senderDeletedAt === null ? last.senderName : null,
    },
    unreadCount: row.unread ?? 0,
    cancelled: row.status === 'deleted',
    muted: row.mutedAt !== null,
    updatedAt: (last?.createdAt ?? row.createdAt).toISOString(),
  };
}
