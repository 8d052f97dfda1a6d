import { MESSAGES_PAGE, type Thread } from '@campushive/contract';
import type { CallContext } from '../../calls/handlers.js';
import { limitOf } from '../../calls/page.js';
import type { Platform } from '../../platform/platform.js';
import type { NewMessage, Range, ThreadsOfKind } from './threads-of-kind.js';

/** Caller of a call or of a socket event. */
export type Context = Pick<CallContext<'threads.get'>, 'viewer'>;

interface Id {
  readonly id: string;
}

const SENDS_A_MINUTE = 60;
const SEARCHES_A_MINUTE = 60;
const CHANGES_A_MINUTE = 60;

/** Chooses the operations of a thread's kind. */
type Choose<T extends Thread> = (id: string) => Promise<ThreadsOfKind<T>>;

const reading = <T extends Thread>({ limits }: Platform, of: Choose<T>) => ({
  async get({ id }: Id, { viewer }: Context) {
    return { data: await (await of(id)).describe(viewer.userId, id) };
  },
  async messages(
    {
      id,
      ...range
    }: Id & Range & { readonly offset?: number | undefined; readonly after?: string | undefined },
    { viewer }: Context,
  ) {
    const limit = range.limit ?? MESSAGES_PAGE;
    return (await of(id)).messages(viewer.userId, { ...range, id, limit });
  },
  async search({ id, ...range }: Id & Range & { readonly q: string }, { viewer }: Context) {
    await limits.hit(`messages-search:${viewer.userId}`, SEARCHES_A_MINUTE, 60);
    return (await of(id)).messages(viewer.userId, { ...range, id, limit: limitOf(range) });
  },
  async members({ id, ...range }: Id & Range, { viewer }: Context) {
    return (await of(id)).members(viewer.userId, id, range);
  },
  async readers({ id, messageId }: Id & { readonly messageId: string }, { viewer }: Context) {
    return (await of(id)).readers(viewer.userId, id, messageId);
  },
});

const changing = <T extends Thread>({ limits }: Platform, of: Choose<T>) => {
  const allow = (userId: string) => limits.hit(`messages-changed:${userId}`, CHANGES_A_MINUTE, 60);
  return {
    async send({ id, ...message }: Id & NewMessage, { viewer: { userId } }: Context) {
      await limits.hit(`messages:${userId}`, SENDS_A_MINUTE, 60);
      return { data: await (await of(id)).send(userId, id, message) };
    },
    async unsend({ id, messageId }: Id & { readonly messageId: string }, { viewer: { userId } }: Context) {
      await allow(userId);
      return { data: await (await of(id)).unsend(userId, id, messageId) };
    },
    async markRead({ id }: Id, { viewer: { userId } }: Context) {
      return { count: await (await of(id)).markRead(userId, id) };
    },
    async mute({ id, muted }: Id & { readonly muted: boolean }, { viewer: { userId } }: Context) {
      await allow(userId);
      return { data: await (await of(id)).mute(userId, id, muted) };
    },
    async archive({ id, archived }: Id & { readonly archived: boolean }, { viewer: { userId } }: Context) {
      await allow(userId);
      return { data: await (await of(id)).archive(userId, id, archived) };
    },
  };
};

/** Returns the calls on one thread, with their limits; the same for both kinds. */
export const operationsOn = <T extends Thread>(platform: Platform, of: Choose<T>) => ({
  ...reading(platform, of),
  ...changing(platform, of),
});
export type Operations<T extends Thread> = ReturnType<typeof operationsOn<T>>;
