import type { Group, Message } from '@campushive/contract';
import { and, desc, eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import { groupMessages, groupReads } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import {
  countMembers,
  countUnread,
  findEvents,
  findGroupMessage,
  findGroupMessages,
  findMembers,
  type EventRow,
  type GroupMessageRow,
} from './store.js';

export interface GroupsModule {
  readonly calls: Handlers<
    'groups.list' | 'groups.get' | 'groups.messages' | 'groups.send' | 'groups.markRead'
  >;
}

const SENDS_A_MINUTE = 30;

/** An event's group: its organiser and everybody who said yes write to all of them. To everybody else it does not exist. */
export function createGroupsModule({ db, clock, limits, outbox, realtime }: Platform): GroupsModule {
  outbox.on('group.message.stored', async ({ messageId }) => {
    const row = await findGroupMessage(db, messageId);
    if (row === undefined) return;
    await realtime.toUsers(await findMembers(db, row.message.listingId), 'groupMessage', toMessage(row));
  });

  async function requireEvent(userId: string, id: string): Promise<EventRow> {
    const [event] = await findEvents(db, userId, id);
    if (event === undefined) throw notFound('Group');
    return event;
  }

  async function describe(userId: string, events: readonly EventRow[]): Promise<Group[]> {
    const ids = events.map((event) => event.id);
    const going = await countMembers(db, ids);
    return Promise.all(
      events.map(async (event) => {
        const [last] = await findGroupMessages(db, userId, event.id, { limit: 1 });
        const { eventDate } = event.details as { eventDate?: unknown };
        return {
          id: event.id,
          title: event.title,
          eventDate: typeof eventDate === 'string' ? eventDate : null,
          photo: event.photos[0] ?? null,
          members: (going.get(event.id) ?? 0) + 1,
          lastMessage:
            last === undefined
              ? null
              : {
                  content: last.message.content,
                  createdAt: last.message.createdAt.toISOString(),
                  senderId: last.message.senderId,
                  senderName: last.author.deletedAt === null ? last.author.name : null,
                },
          unreadCount: await countUnread(db, userId, event.id),
          updatedAt: (last?.message.createdAt ?? event.createdAt).toISOString(),
        };
      }),
    );
  }

  return {
    calls: {
      async 'groups.list'(_input, { viewer }) {
        const data = await describe(viewer.userId, await findEvents(db, viewer.userId));
        return { data, count: data.length };
      },
      async 'groups.get'({ id }, { viewer }) {
        const [data] = await describe(viewer.userId, [await requireEvent(viewer.userId, id)]);
        if (data === undefined) throw notFound('Group');
        return { data };
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
        return { data: page.rows.map(toMessage), pagination: page.pagination };
      },
      async 'groups.send'({ id, content, clientId }, { viewer }) {
        await limits.hit(`groups:${viewer.userId}`, SENDS_A_MINUTE, 60);
        await requireEvent(viewer.userId, id);
        const own = { listingId: id, senderId: viewer.userId, clientId: clientId ?? null };
        const storedId = await db.transaction(async (tx) => {
          const [made] = await tx
            .insert(groupMessages)
            .values({ ...own, content, createdAt: clock.now() })
            .onConflictDoNothing()
            .returning({ id: groupMessages.id });
          if (made !== undefined) {
            await outbox.write(tx, 'group.message.stored', { messageId: made.id });
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
        await outbox.nudge();
        const row = await findGroupMessage(db, storedId);
        if (row === undefined) throw new Error('A stored message can be read');
        return { data: toMessage(row) };
      },
      async 'groups.markRead'({ id }, { viewer }) {
        await requireEvent(viewer.userId, id);
        const unread = await countUnread(db, viewer.userId, id);
        const [newest] = await db
          .select({ id: groupMessages.id })
          .from(groupMessages)
          .where(eq(groupMessages.listingId, id))
          .orderBy(desc(groupMessages.id))
          .limit(1);
        if (newest !== undefined) {
          await db
            .insert(groupReads)
            .values({ listingId: id, userId: viewer.userId, seenId: newest.id })
            .onConflictDoUpdate({
              target: [groupReads.listingId, groupReads.userId],
              set: { seenId: newest.id },
            });
        }
        return { count: unread };
      },
    },
  };
}

function toMessage({ message, author }: GroupMessageRow): Message {
  const { id, listingId, senderId, content, clientId, createdAt } = message;
  const gone = author.deletedAt !== null;
  return {
    id,
    conversationId: listingId,
    senderId,
    content,
    attachment: null,
    clientId,
    createdAt: createdAt.toISOString(),
    isRead: false,
    messageAuthor: { name: gone ? null : author.name, profileImage: gone ? null : author.avatarUrl },
  };
}
