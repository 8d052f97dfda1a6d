import { PAGE_DEFAULT, type DirectThread, type GroupThread } from '@campushive/contract';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { MOST } from '../groups/store.js';
import { findMessage } from '../messages/thread-messages.js';
import type { ListThreads, OwnCalls } from './list-threads.js';
import type { Operations } from './operations.js';
import type { ThreadsOfKind } from './threads-of-kind.js';

interface OldNamesDeps {
  readonly own: OwnCalls;
  readonly list: ListThreads;
  readonly direct: Operations<DirectThread>;
  readonly group: Operations<GroupThread>;
  readonly groups: Pick<ThreadsOfKind<GroupThread>, 'list'>;
}

/** Returns the calls that `threads` replaces, under their old names until the next minor version. Each knows one kind of thread only. */
export const conversationCalls = ({ db }: Platform, { own, list, direct }: OldNamesDeps) =>
  ({
    'messages.conversations': (input, { viewer }) => list.direct(viewer.userId, input),
    'messages.open': own['threads.open'],
    'messages.conversation': direct.get,
    'messages.list': direct.messages,
    'messages.markRead': direct.markRead,
    'messages.send': ({ conversationId, ...message }, context) =>
      direct.send({ id: conversationId, ...message }, context),
    async 'messages.unsend'({ id: messageId }, context) {
      const row = await findMessage(db, messageId);
      if (row === undefined) throw notFound('Message');
      return direct.unsend({ id: row.message.conversationId, messageId }, context);
    },
    'messages.search': direct.search,
    'messages.mute': direct.mute,
    'messages.archive': direct.archive,
    'messages.received': own['threads.received'],
    'messages.unreadCount': own['threads.unreadCount'],
  }) satisfies Partial<Handlers>;

/** As `conversationCalls`, for groups of events. */
export const groupCalls = ({ group, groups }: OldNamesDeps) =>
  ({
    async 'groups.list'({ folder }, { viewer }) {
      const range = { archived: folder === 'archived', limit: MOST, after: undefined };
      const data = await groups.list(viewer.userId, range);
      return { data, count: data.length };
    },
    'groups.get': group.get,
    // The old call has shorter pages.
    'groups.messages': ({ limit = PAGE_DEFAULT, ...input }, context) =>
      group.messages({ ...input, limit }, context),
    'groups.send': group.send,
    'groups.unsend': group.unsend,
    'groups.search': group.search,
    'groups.markRead': group.markRead,
    'groups.mute': group.mute,
    'groups.archive': group.archive,
    'groups.members': group.members,
    'groups.readers': group.readers,
  }) satisfies Partial<Handlers>;
