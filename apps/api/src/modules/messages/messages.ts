import { MESSAGES_PAGE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { invalidField, notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, encodeCursor, limitOf, pageOf } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
import { conversations } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toConversation, toMessage } from './presenters.js';
import { MessagesService, type MessagesDeps } from './service.js';
import { listenToPages, type SocketDeps } from './socket.js';
import { findConversations, findMessage, findMessages, findStanding, unreadTotals } from './store.js';

type MessageCalls = Handlers<
  | 'messages.conversations'
  | 'messages.open'
  | 'messages.conversation'
  | 'messages.list'
  | 'messages.markRead'
  | 'messages.send'
  | 'messages.unreadCount'
>;

export interface MessagesModule {
  readonly calls: MessageCalls;
  /** Tells the student's latest partners how they see them now. */
  publishPresence(userId: string): Promise<void>;
  /** Resolves when everything that pages have sent is answered. */
  stop(): Promise<void>;
}

interface CallsDeps extends MessagesDeps {
  /** The events whose group has unread messages for a student. */
  unreadGroups(userId: string): Promise<string[]>;
}

const SENDS_A_MINUTE = 60;

export function createMessagesModule(
  platform: Platform,
  deps: CallsDeps & Pick<SocketDeps, 'io' | 'groupAudience'>,
): MessagesModule {
  const service = new MessagesService(platform, deps);
  const { io, presence, groupAudience } = deps;
  const pages = listenToPages({ platform, io, presence, service, groupAudience });
  pushWhatHappens(platform);
  return {
    calls: createCalls(platform, deps, service),
    publishPresence: (userId) => pages.publishPresence(userId),
    stop: () => pages.stop(),
  };
}

function createCalls(
  platform: Platform,
  { presence, unreadGroups }: CallsDeps,
  service: MessagesService,
): MessageCalls {
  const { db, limits, clock } = platform;
  return {
    async 'messages.conversations'(input, { viewer }) {
      const limit = limitOf(input);
      const [updatedAt, id] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['time', 'id']);
      const after = updatedAt === undefined ? undefined : { updatedAt: new Date(updatedAt), id: String(id) };
      const rows = await findConversations(db, viewer.userId, limit + 1, after);
      const page = pageOf(rows, limit, ({ conversation }) => [
        conversation.updatedAt.toISOString(),
        conversation.id,
      ]);
      const presences = await presence.of(page.rows.map((row) => row.other.id));
      return {
        data: page.rows.map((row) =>
          toConversation(row, presences.get(row.other.id) ?? 'offline', clock.now()),
        ),
        pagination: page.pagination,
      };
    },
    async 'messages.open'({ recipientId, hiveId }, { viewer }) {
      await limits.hit(`open:${viewer.userId}`, 30, 60);
      return { data: await service.open(viewer.userId, recipientId, hiveId) };
    },
    async 'messages.conversation'({ id }, { viewer }) {
      return { data: await service.conversation(viewer.userId, id) };
    },
    async 'messages.list'(input, { viewer }) {
      const row = await findStanding(db, viewer.userId, input.id);
      if (row === undefined) throw notFound('Conversation');
      const limit = input.limit ?? MESSAGES_PAGE;
      const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['whole']);
      const after = input.after === undefined ? undefined : await positionOf(input.after, input.id);
      const found = await findMessages(db, input.id, {
        limit: limit + 1,
        offset: input.offset,
        before: before === undefined ? undefined : Number(before),
        after,
      });
      // Going forward the extra row is the newest one and comes first.
      const shown = after === undefined ? found.slice(0, limit) : found.slice(-limit);
      const last = shown.at(-1);
      const shownAs = (message: (typeof shown)[number]) =>
        message.senderId === viewer.userId
          ? toMessage({ message, author: row.me }, row.theirReadPosition)
          : toMessage({ message, author: row.other }, row.myReadPosition);
      return {
        data: shown.map(shownAs),
        count: row.length,
        pagination: {
          nextCursor:
            after === undefined && found.length > limit && last !== undefined
              ? encodeCursor([last.position])
              : null,
          limit,
        },
      };
    },
    async 'messages.markRead'({ id }, { viewer }) {
      return { count: await service.markRead(viewer.userId, id) };
    },
    async 'messages.send'(input, { viewer }) {
      await limits.hit(`messages:${viewer.userId}`, SENDS_A_MINUTE, 60);
      return { data: await service.send(viewer.userId, input) };
    },
    async 'messages.unreadCount'(_input, { viewer }) {
      const groups = await unreadGroups(viewer.userId);
      return { data: { ...(await unreadTotals(db, viewer.userId)), groups } };
    },
  };

  async function positionOf(messageId: string, conversationId: string): Promise<number> {
    const row = await findMessage(db, messageId);
    if (row?.message.conversationId !== conversationId) throw invalidField('after', 'not_their_message');
    return row.message.position;
  }
}

/** Sends what was stored to both participants, on all their pages. */
function pushWhatHappens({ outbox, realtime }: Platform): void {
  const participantsOf = async (db: Db, conversationId: string) => {
    const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
    return row === undefined ? [] : [row.firstUserId, row.secondUserId];
  };
  outbox.on('message.stored', ({ userIds, message }) => realtime.toUsers(userIds, 'newMessage', message));
  outbox.on('conversation.read', async (event, db) => {
    await realtime.toUsers(await participantsOf(db, event.conversationId), 'messageRead', event);
  });
}
