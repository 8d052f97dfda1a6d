import type { DirectThread, GroupThread, Thread } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { GroupThreads, type GroupDeps } from '../groups/group-threads.js';
import { DirectThreads } from '../messages/direct-threads.js';
import { ThreadPartners } from '../messages/partners.js';
import { pushNotifications } from '../messages/deliver.js';
import { listenToPages } from '../messages/socket.js';
import type { SendingDeps } from '../messages/send.js';
import type { UnsendDeps } from '../messages/unsend.js';
import type { Presence } from '../../platform/presence.js';
import { listThreads, ownCalls } from './list-threads.js';
import { conversationCalls, groupCalls } from './deprecated-calls.js';
import { operationsOn, type Operations } from './operations.js';

interface ThreadsDeps extends SendingDeps, UnsendDeps, Pick<GroupDeps, 'notifyAll'> {
  /** Presence as partners see it. */
  readonly presence: Presence;
}

/** Conversations of two students and groups of events: one set of calls, with the operations of either kind behind them. */
export function createThreadsModule(platform: Platform, deps: ThreadsDeps) {
  const partners = new ThreadPartners(platform.db);
  const direct = new DirectThreads(platform, deps, partners);
  const group = new GroupThreads(platform, { ...deps, presence: platform.presence });
  const ofKind = { direct, group };
  const any = operationsOn<Thread>(platform, async (id) => ofKind[await partners.kindOf(id)]);
  const ofTwo = operationsOn<DirectThread>(platform, () => Promise.resolve(direct));
  const ofGroup = operationsOn<GroupThread>(platform, () => Promise.resolve(group));
  const list = listThreads(direct, group);
  const own = ownCalls(platform, list, direct);
  const { presence } = deps;
  const pages = listenToPages({ platform, presence, send: any.send, sendToPartner: ofTwo.send });
  pushNotifications(platform);
  const old = { own, list, direct: ofTwo, group: ofGroup, groups: group };
  return {
    calls: {
      ...own,
      ...threadCalls(any),
      ...conversationCalls(platform, old),
      ...groupCalls(old),
    },
    /** Sends the student's visible presence to their latest partners. */
    publishPresence: (userId: string) => pages.publishPresence(userId),
    /** Resolves when everything that pages have sent is answered. */
    stop: () => pages.stop(),
  };
}

const threadCalls = (any: Operations<Thread>) =>
  ({
    'threads.get': any.get,
    'threads.messages': any.messages,
    'threads.send': any.send,
    'threads.unsend': any.unsend,
    'threads.search': any.search,
    'threads.markRead': any.markRead,
    'threads.mute': any.mute,
    'threads.archive': any.archive,
    'threads.members': any.members,
    'threads.readers': any.readers,
  }) satisfies Partial<Handlers>;
