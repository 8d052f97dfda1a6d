import type { DirectThread, GroupThread, Thread, ThreadKind } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Platform } from '../../platform/platform.js';
import type { DirectThreads } from '../messages/direct-threads.js';
import { markReceived } from '../messages/received.js';
import { unreadTotals } from '../messages/store.js';
import { findUnreadGroups } from '../groups/store.js';
import type { Context } from './operations.js';
import type { ListPage, Range, ThreadsOfKind } from './threads-of-kind.js';

interface Folder extends Range {
  readonly folder?: 'inbox' | 'archived' | undefined;
}

interface Recipient {
  readonly recipientId: string;
  readonly hiveId?: string | undefined;
}

type List<T> = (userId: string, input: Folder) => Promise<ListPage<T>>;

export interface ListThreads {
  readonly any: List<Thread>;
  readonly direct: List<DirectThread>;
  readonly group: List<GroupThread>;
}

const OPENS_A_MINUTE = 30;
const RECEIPTS_A_MINUTE = 120;

const latestFirst = (one: Thread, other: Thread): number =>
  other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id);

const listOf =
  <T extends Thread>(kinds: readonly ThreadsOfKind<T>[]): List<T> =>
  async (userId, input) => {
    const limit = limitOf(input);
    const [updatedAt, id] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['time', 'id']);
    const after = updatedAt === undefined ? undefined : { updatedAt: new Date(updatedAt), id: String(id) };
    const range = { archived: input.folder === 'archived', limit: limit + 1, after };
    const found = await Promise.all(kinds.map((kind) => kind.list(userId, range)));
    const rows = found.length === 1 ? found.flat() : found.flat().sort(latestFirst);
    const page = pageOf(rows, limit, (thread) => [thread.updatedAt, thread.id]);
    return { data: page.rows, pagination: page.pagination };
  };

/** Lists a student's threads: of one kind, or of both. */
export const listThreads = (
  direct: ThreadsOfKind<DirectThread>,
  group: ThreadsOfKind<GroupThread>,
): ListThreads => ({
  any: listOf<Thread>([direct, group]),
  direct: listOf([direct]),
  group: listOf([group]),
});

/** Calls on all threads of a student. */
export const ownCalls = (platform: Platform, list: ListThreads, direct: DirectThreads) =>
  ({
    'threads.list': ({ kind, ...input }: Folder & { readonly kind?: ThreadKind | undefined }, { viewer }) =>
      list[kind ?? 'any'](viewer.userId, input),
    async 'threads.open'({ recipientId, hiveId }: Recipient, { viewer }: Context) {
      await platform.limits.hit(`open:${viewer.userId}`, OPENS_A_MINUTE, 60);
      return { data: await direct.open(viewer.userId, recipientId, hiveId) };
    },
    async 'threads.received'(_input: unknown, { viewer }: Context) {
      await platform.limits.hit(`messages-received:${viewer.userId}`, RECEIPTS_A_MINUTE, 60);
      return { count: await markReceived(platform, viewer.userId) };
    },
    async 'threads.unreadCount'(_input: unknown, { viewer }: Context) {
      const groups = await findUnreadGroups(platform.db, viewer.userId);
      return { data: { ...(await unreadTotals(platform.db, viewer.userId)), groups } };
    },
  }) satisfies Handlers<'threads.list' | 'threads.open' | 'threads.received' | 'threads.unreadCount'>;
export type OwnCalls = ReturnType<typeof ownCalls>;
