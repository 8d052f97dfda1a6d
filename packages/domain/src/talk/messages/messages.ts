import { MESSAGES_PAGE, withheldPhoto, type Message } from '@campushive/contract';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, encodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Platform } from '../../platform/platform.js';
import { toConversation, toMessage } from './presenters.js';
import { MessagesService, type MessagesDeps } from './service.js';
import { listenToPages, type SocketDeps } from './socket.js';
import { changeParticipation } from './folders.js';
import { markReceived } from './received.js';
import { pushWhatHappens } from './deliver.js';
import { placeOfTwo, unsend, type UnsendDeps } from './unsend.js';
import { isClosed } from '../../accounts/users/block-sql.js';
import { findConversations, findStanding, unreadTotals, type Standing } from './store.js';
import { findMessage, findMessages, findQuoted, type StoredMessage } from './thread-messages.js';

type MessageCalls = Handlers<
  | 'messages.conversations'
  | 'messages.open'
  | 'messages.conversation'
  | 'messages.list'
  | 'messages.markRead'
  | 'messages.send'
  | 'messages.unsend'
  | 'messages.search'
  | 'messages.mute'
  | 'messages.archive'
  | 'messages.received'
  | 'messages.unreadCount'
>;

export interface MessagesModule {
  readonly calls: MessageCalls;
  /** Sends the student's visible presence to their latest partners. */
  publishPresence(userId: string): Promise<void>;
  /** Resolves when everything that pages have sent is answered. */
  stop(): Promise<void>;
}

interface CallsDeps extends MessagesDeps, UnsendDeps {
  /** The events whose group has unread messages for a student. */
  unreadGroups(userId: string): Promise<string[]>;
}

const SENDS_A_MINUTE = 60;
const SEARCHES_A_MINUTE = 60;
const RECEIPTS_A_MINUTE = 120;
const CHANGES_A_MINUTE = 60;

export function createMessagesModule(
  platform: Platform,
  deps: CallsDeps & Pick<SocketDeps, 'groupAudience'>,
): MessagesModule {
  const service = new MessagesService(platform, deps);
  const { presence, groupAudience } = deps;
  const pages = listenToPages({ platform, presence, service, groupAudience });
  pushWhatHappens(platform);
  return {
    calls: createCalls(platform, deps, service),
    publishPresence: (userId) => pages.publishPresence(userId),
    stop: () => pages.stop(),
  };
}

function createCalls(
  platform: Platform,
  { presence, unreadGroups, dropPhotos, dropFile }: CallsDeps,
  service: MessagesService,
): MessageCalls {
  const { db, limits, clock } = platform;
  return {
    async 'messages.conversations'(input, { viewer }) {
      const limit = limitOf(input);
      const [updatedAt, id] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['time', 'id']);
      const after = updatedAt === undefined ? undefined : { updatedAt: new Date(updatedAt), id: String(id) };
      const range = { archived: input.folder === 'archived', limit: limit + 1, after };
      const rows = await findConversations(db, viewer.userId, range);
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
      return {
        data: await present(shown, row, viewer.userId),
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
    async 'messages.unsend'({ id }, { viewer }) {
      await limits.hit(`messages-changed:${viewer.userId}`, CHANGES_A_MINUTE, 60);
      const place = await placeOfTwo(db, viewer.userId, id);
      return { data: place.show(await unsend(platform, { dropPhotos, dropFile }, place, viewer.userId, id)) };
    },
    async 'messages.search'(input, { viewer }) {
      const row = await findStanding(db, viewer.userId, input.id);
      if (row === undefined) throw notFound('Conversation');
      await limits.hit(`messages-search:${viewer.userId}`, SEARCHES_A_MINUTE, 60);
      const limit = limitOf(input);
      const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['whole']);
      const found = await findMessages(db, input.id, {
        limit: limit + 1,
        q: input.q,
        before: before === undefined ? undefined : Number(before),
      });
      const page = pageOf(found, limit, ({ position }) => [position]);
      return { data: await present(page.rows, row, viewer.userId), pagination: page.pagination };
    },
    async 'messages.mute'({ id, muted }, { viewer }) {
      await limits.hit(`messages-changed:${viewer.userId}`, CHANGES_A_MINUTE, 60);
      await changeParticipation(
        platform,
        viewer.userId,
        { id, kind: 'direct' },
        { mutedAt: muted ? clock.now() : null },
      );
      return { data: await service.conversation(viewer.userId, id) };
    },
    async 'messages.archive'({ id, archived }, { viewer }) {
      await limits.hit(`messages-changed:${viewer.userId}`, CHANGES_A_MINUTE, 60);
      await changeParticipation(
        platform,
        viewer.userId,
        { id, kind: 'direct' },
        { archivedAt: archived ? clock.now() : null },
      );
      return { data: await service.conversation(viewer.userId, id) };
    },
    async 'messages.received'(_input, { viewer }) {
      await limits.hit(`messages-received:${viewer.userId}`, RECEIPTS_A_MINUTE, 60);
      return { count: await markReceived(platform, viewer.userId) };
    },
    async 'messages.unreadCount'(_input, { viewer }) {
      const groups = await unreadGroups(viewer.userId);
      return { data: { ...(await unreadTotals(db, viewer.userId)), groups } };
    },
  };

  /** Presents stored messages to a participant of a conversation. */
  async function present(
    rows: readonly StoredMessage[],
    { me, other, listingId, theirReadPosition, myReadPosition }: Standing,
    viewerId: string,
  ): Promise<Message[]> {
    const quotes = await findQuoted(db, rows);
    const theirPhotos = rows.some((one) => one.attachment !== null && one.senderId !== viewerId);
    const withheld = theirPhotos && (await isClosed(db, viewerId, other.id, listingId));
    return rows.map((message) => {
      const quoted = message.replyToId === null ? undefined : quotes.get(message.replyToId);
      if (message.senderId === viewerId)
        return toMessage({ message, author: me, quoted }, theirReadPosition, viewerId);
      const theirs = toMessage({ message, author: other, quoted }, myReadPosition, viewerId);
      const { attachment } = theirs;
      return withheld && attachment !== null ? { ...theirs, attachment: withheldPhoto(attachment) } : theirs;
    });
  }

  async function positionOf(messageId: string, conversationId: string): Promise<number> {
    const row = await findMessage(db, messageId);
    if (row?.message.conversationId !== conversationId) throw invalidField('after', 'not_their_message');
    return row.message.position;
  }
}
