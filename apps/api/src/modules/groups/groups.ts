import type { Group } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
import { groupMembers, groupReads } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { guardOwnCode } from '../messages/code-guard.js';
import { markNotificationsRead } from '../notifications/mark-notifications-read.js';
import type { UnsendDeps } from '../messages/unsend.js';
import { toPerson } from '../users/person.js';
import { deliver } from './deliver.js';
import { membersOf } from './members.js';
import { present, toGroup } from './presenters.js';
import { markReceivedInGroups } from './received.js';
import { countReaders, findReaders, findWriters } from './readers.js';
import {
  countUnread,
  findAudience,
  findEvent,
  findGroupMessage,
  findGroupMessages,
  findGroups,
  findMembers,
  findNewest,
  findUnreadGroups,
  NOTHING,
} from './store.js';
import { GROUP_MESSAGE_RECEIVED, notifyOfGroupMessage, type NotifyDeps } from './notify.js';
import { sendToGroup, type SendingDeps } from './sending.js';
import { unsendInGroup } from './unsend.js';

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
  /** The groups with unread messages for a student, without those that they muted or put away. */
  unread(userId: string): Promise<string[]>;
  /** Notes that a device of a student has what was written to their groups; answers how many messages that was news for. */
  received(userId: string): Promise<number>;
  /** Who receives a member's typing indicator; undefined when the student is not in the group (any more). */
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

/** An event's group: its organiser and everybody who said yes write to all of them. To everybody else it does not exist. */
export function createGroupsModule(platform: Platform, deps: GroupsDeps): GroupsModule {
  const { db, clock, limits, outbox, realtime } = platform;
  outbox.on('group.message.stored', async ({ messageId }) => {
    const row = await findGroupMessage(db, messageId);
    if (row === undefined) return;
    await deliver(platform, row);
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
    const [row] = await findGroups(db, userId, { id });
    if (row === undefined) throw notFound('Group');
    return toGroup(row);
  }

  /** A page of what a member may read, newest first. */
  async function messagesOf(userId: string, range: Range, q?: string) {
    const limit = limitOf(range);
    const [before] = range.cursor === undefined ? [] : decodeCursor(range.cursor, ['id']);
    const rows = await findGroupMessages(db, userId, range.id, {
      limit: limit + 1,
      before: before === undefined ? undefined : String(before),
      ...(q !== undefined && { q }),
    });
    const page = pageOf(rows, limit, (row) => [row.message.id]);
    return { data: await present(db, userId, range.id, page.rows), pagination: page.pagination };
  }

  /** Changes what a group is to one of its members, on all their devices. */
  async function change(
    userId: string,
    id: string,
    set: Pick<typeof groupMembers.$inferInsert, 'mutedAt' | 'archivedId'>,
  ): Promise<Group> {
    await limits.hit(`messages-changed:${userId}`, CHANGES_A_MINUTE, 60);
    await requireEvent(userId, id);
    await db
      .insert(groupMembers)
      .values({ listingId: id, userId, ...set })
      .onConflictDoUpdate({ target: [groupMembers.listingId, groupMembers.userId], set });
    realtime.emitVolatile(userId, 'conversationChanged', { conversationId: id });
    return describe(userId, id);
  }

  /** Marks everything as seen and notifies the authors. */
  async function markRead(tx: Db, readerId: string, listingId: string): Promise<void> {
    const seenId = await findNewest(tx, listingId);
    if (seenId === undefined) return;
    const mine = and(eq(groupReads.listingId, listingId), eq(groupReads.userId, readerId));
    const [before] = await tx
      .select({ seenId: groupReads.seenId })
      .from(groupReads)
      .where(mine)
      .for('update');
    const after = before?.seenId ?? null;
    if (after !== null && after >= seenId) return;
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
      { userId: readerId, kinds: [GROUP_MESSAGE_RECEIVED], subjectId: listingId },
      clock.now(),
    );
    await outbox.write(tx, 'group.read', { listingId, readerId, after, seenId });
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
        await guardOwnCode(platform, viewer.userId, written);
        return { data: await sendToGroup(platform, deps, viewer.userId, id, written) };
      },
      async 'groups.unsend'({ id, messageId }, { viewer }) {
        await limits.hit(`messages-changed:${viewer.userId}`, CHANGES_A_MINUTE, 60);
        await requireEvent(viewer.userId, id);
        return { data: await unsendInGroup(platform, deps, viewer.userId, id, messageId) };
      },
      async 'groups.search'({ q, ...range }, { viewer }) {
        await requireEvent(viewer.userId, range.id);
        await limits.hit(`messages-search:${viewer.userId}`, SEARCHES_A_MINUTE, 60);
        return messagesOf(viewer.userId, range, q);
      },
      async 'groups.markRead'({ id }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const unread = await countUnread(db, viewer.userId, id);
        await db.transaction((tx) => markRead(tx, viewer.userId, id));
        await markReceivedInGroups(platform, viewer.userId, id);
        void outbox.flush();
        return { count: unread };
      },
      async 'groups.mute'({ id, muted }, { viewer: { userId } }) {
        return { data: await change(userId, id, { mutedAt: muted ? clock.now() : null }) };
      },
      async 'groups.archive'({ id, archived }, { viewer: { userId } }) {
        const newest = archived ? ((await findNewest(db, id)) ?? NOTHING) : null;
        return { data: await change(userId, id, { archivedId: newest }) };
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
    received: (userId) => markReceivedInGroups(platform, userId),
    audience: (userId, id) => findAudience(db, userId, id),
  };
}
