import { emitted, type Acknowledgement } from '@campushive/contract/events';
import {
  MINUTE,
  SECOND,
  type Presence as PresenceState,
  type Thread,
  type ThreadMessage,
} from '@campushive/contract';
import { Failure, notFound } from '../../calls/failure.js';
import { failureFrom } from '../../calls/outages.js';
import { parseInput } from '../../calls/validation.js';
import type { Page } from '../../platform/pages.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import { createAllowance } from '../../calls/allowance.js';
import type { Operations } from '../threads/operations.js';
import { findAudience } from '../groups/store.js';
import { signPhotos } from '../../base/uploads/private-photos.js';
import { findConversation, findPartners } from './store.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';

const HEARTBEAT_EVERY = 30 * SECOND;
/** Number of latest conversation partners who receive changes of presence. */
const MAX_PARTNERS = 200;
/** Limit of typing, presence and opened conversations of one page: each may reach many recipients. */
const SIGNS_A_MINUTE = 120;

export interface SocketDeps {
  readonly platform: Platform;
  readonly presence: Presence;
  /** Sends a message to a thread of either kind. */
  readonly send: Operations<Thread>['send'];
  /** Sends a message to a conversation of two. */
  readonly sendToPartner: Operations<Thread>['send'];
}

type Acknowledge<D> = ((answer: Acknowledgement<D>) => void) | undefined;

/** Tracks a call in progress. */
type Follow = (work: Promise<void>) => void;

interface Pages {
  publishPresence(userId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Handles the events of signed-in pages. An invalid payload is answered with an error, never thrown. */
export function listenToPages(deps: SocketDeps): Pages {
  const { presence, platform } = deps;
  const inFlight = new Set<Promise<void>>();
  const follow: Follow = (work) => {
    inFlight.add(work);
    void work.finally(() => inFlight.delete(work));
  };
  platform.pages.onOpen((page) => attachPage(deps, page, follow));
  const timer = setInterval(() => {
    presence
      .heartbeat(platform.pages.open())
      .catch((error: unknown) => platform.log.error({ err: error }, 'presence heartbeat failed'));
  }, HEARTBEAT_EVERY);
  return {
    async publishPresence(userId) {
      await publishState(deps, userId, (await presence.of([userId])).get(userId) ?? 'offline');
    },
    async stop() {
      clearInterval(timer);
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}

function attachPage(deps: SocketDeps, page: Page, follow: Follow): void {
  const { presence, platform } = deps;
  const { userId } = page.viewer;
  /** Threads open on this page: a conversation with its other participant, which permits typing there; or a group, with null. */
  const joined = new Map<string, string | null>();
  /** Threads that the page has asked to open, and not left since. */
  const watched = new Set<string>();
  const signs = createAllowance(platform.clock, SIGNS_A_MINUTE, MINUTE);

  void publishToPartners(deps, userId, () => presence.enter(userId, page.id));

  listenToMessages(deps, page, follow);
  page.on('joinConversation', (payload, acknowledge) =>
    follow(
      answer(deps, acknowledge, async () => {
        signs.require();
        const { conversationId } = parseInput(emitted.joinConversation, payload);
        watched.add(conversationId);
        const row = await findConversation(platform.db, userId, conversationId);
        if (row === undefined && (await findAudience(platform.db, userId, conversationId)) === undefined) {
          throw notFound('Conversation');
        }
        if (row?.closed === true) throw new Failure('blocked', 'You can’t message this student.');
        if (!watched.has(conversationId)) return undefined;
        joined.set(conversationId, row?.other.id ?? null);
        // Students who have it open get no other notification of its messages.
        await presence.open(userId, page.id, conversationId);
        return undefined;
      }),
    ),
  );
  page.on('leaveConversation', (payload) => {
    const parsed = emitted.leaveConversation.safeParse(payload);
    if (!parsed.success) return;
    const { conversationId } = parsed.data;
    watched.delete(conversationId);
    if (joined.delete(conversationId)) follow(presence.open(userId, page.id, null));
  });
  page.on('typing', (payload) => {
    const parsed = emitted.typing.safeParse(payload);
    const other = parsed.success ? joined.get(parsed.data.conversationId) : undefined;
    if (!parsed.success || other === undefined || !signs.take()) return;
    if (other === null) follow(typeInGroup(deps, userId, parsed.data));
    else follow(typeToPartner(deps, userId, other, parsed.data));
  });
  page.on('presence', (payload) => {
    const parsed = emitted.presence.safeParse(payload);
    if (!parsed.success || !signs.take()) return;
    void publishToPartners(deps, userId, () => presence.set(userId, page.id, parsed.data.presence));
  });
  page.onClose(() => {
    void publishToPartners(deps, userId, () => presence.leave(userId, page.id));
  });
}

/** Sends messages: to a thread of either kind, and under the old name to a conversation of two. */
function listenToMessages(deps: SocketDeps, page: Page, follow: Follow): void {
  const sending = (acknowledge: Acknowledge<ThreadMessage>, send: () => ReturnType<SocketDeps['send']>) =>
    follow(answer(deps, acknowledge, async () => signPhotos(deps.platform, (await send()).data)));
  page.on('sendToThread', (payload, acknowledge) =>
    sending(acknowledge, () => {
      const { threadId: id, ...message } = parseInput(emitted.sendToThread, payload);
      return deps.send({ id, ...message }, page);
    }),
  );
  page.on('sendMessage', (payload, acknowledge) =>
    sending(acknowledge, () => {
      const { conversationId: id, recipientId, ...message } = parseInput(emitted.sendMessage, payload);
      return deps.sendToPartner({ id, ...message, recipientId: recipientId ?? undefined }, page);
    }),
  );
}

/** Sends a typing indicator. Checks each time, because a block also ends conversations that were open before it. */
async function typeToPartner(
  { platform }: SocketDeps,
  userId: string,
  other: string,
  typing: { conversationId: string; isTyping: boolean },
): Promise<void> {
  try {
    if (await isBlocked(platform.db, userId, other)) return;
    platform.realtime.emitVolatile(other, 'userTyping', { ...typing, userId });
  } catch (error) {
    platform.log.error({ err: error }, 'typing not told');
  }
}

/** Sends a typing indicator. Checks each time, because a student who left the group sends and receives nothing there. */
async function typeInGroup(
  { platform }: SocketDeps,
  userId: string,
  typing: { conversationId: string; isTyping: boolean },
): Promise<void> {
  try {
    const audience = await findAudience(platform.db, userId, typing.conversationId);
    for (const hearer of audience?.userIds ?? []) {
      platform.realtime.emitVolatile(hearer, 'userTyping', { ...typing, userId, name: audience?.name ?? '' });
    }
  } catch (error) {
    platform.log.error({ err: error }, 'typing not told');
  }
}

async function answer<D>(
  deps: SocketDeps,
  acknowledge: Acknowledge<D>,
  run: () => Promise<D>,
): Promise<void> {
  const reply = (acknowledgement: Acknowledgement<D>) => {
    if (typeof acknowledge === 'function') acknowledge(acknowledgement);
  };
  try {
    reply({ status: 'success', data: await run() });
  } catch (error) {
    if (!(error instanceof Failure)) deps.platform.log.error({ err: error }, 'socket event failed');
    const { code, message, fieldErrors } = failureFrom(error);
    reply({ status: 'error', code, message, ...(fieldErrors && { fieldErrors }) });
  }
}

/** Changes a student's presence and, if the visible one changed, informs the latest partners. */
async function publishToPartners(
  deps: SocketDeps,
  userId: string,
  change: () => ReturnType<Presence['enter']>,
): Promise<void> {
  const { platform, presence } = deps;
  try {
    const before = (await presence.of([userId])).get(userId);
    const now = await change();
    if (before !== now) await publishState(deps, userId, now);
  } catch (error) {
    platform.log.error({ err: error }, 'presence not told');
  }
}

async function publishState(
  { platform }: SocketDeps,
  userId: string,
  presence: PresenceState,
): Promise<void> {
  for (const partner of await findPartners(platform.db, userId, MAX_PARTNERS)) {
    platform.realtime.emitVolatile(partner, 'presence', { userId, presence });
  }
}
