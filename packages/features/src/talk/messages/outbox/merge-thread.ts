import { quoteOf } from '@campushive/contract/rules/messages';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Page, Pages, ShownMessage } from './pages.js';

/** The cached pages of a thread, newest message first. */
export interface ThreadData extends Pages<ShownMessage> {
  /** Messages that arrived before the first page was loaded. */
  readonly early?: readonly ShownMessage[];
}

/** Sorts newest first, by the server's sequence. Responses of earlier versions have none and are sorted by time. */
export function newestFirst(a: ShownMessage, b: ShownMessage): number {
  const bySequence = b.sequence - a.sequence;
  if (bySequence < 0 || bySequence > 0) return bySequence;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/** Joins two copies of one message. Read, delivered and unsent never turn back, whichever copy came last. */
export function mergeMessage(cached: ShownMessage, incoming: ShownMessage): ShownMessage {
  const unsent = incoming.unsentAt === null && cached.unsentAt !== null ? cached : incoming;
  const merged: ShownMessage = {
    ...unsent,
    isRead: cached.isRead || incoming.isRead,
    deliveredAt: cached.deliveredAt ?? incoming.deliveredAt,
    replyTo: cached.replyTo?.unsent === true ? cached.replyTo : unsent.replyTo,
  };
  // Socket events about a group carry no count of readers.
  const seenBy = Math.max(cached.seenBy ?? -1, incoming.seenBy ?? -1);
  return seenBy < 0 ? merged : { ...merged, seenBy };
}

/**
 * Joins what is cached of a thread with what a request, a socket event or the outbox brings: each message once, newest first.
 * The server deletes no message, so nothing cached is dropped but pages beyond the cursor of the incoming ones, which can be
 * loaded again.
 */
export function mergeThread(cached: ThreadData | undefined, incoming: ThreadData): ThreadData {
  const existing = [...(cached?.early ?? []), ...(cached?.pages.flatMap((page) => page.data) ?? [])];
  const brought = [...(incoming.early ?? []), ...incoming.pages.flatMap((page) => page.data)];
  const all = withFreshQuotes(mergeById(existing, brought));
  const shape = incoming.pages.length === 0 ? (cached ?? incoming) : incoming;
  const merged = shape.pages.length === 0 ? { ...shape, early: all } : onPages(shape, all);
  return replaceEqualDeep(cached, merged);
}

/** Adds or changes one message of a thread that is cached, or being loaded for the first time. */
export function withMessage(data: ThreadData | undefined, message: ShownMessage): ThreadData {
  return mergeThread(data, { pages: [], pageParams: [], early: [message] });
}

function mergeById(existing: readonly ShownMessage[], brought: readonly ShownMessage[]): ShownMessage[] {
  const byId = new Map<string, ShownMessage>();
  for (const message of [...existing, ...brought]) {
    const other = byId.get(message.id);
    byId.set(message.id, other === undefined ? message : mergeMessage(other, message));
  }
  return [...byId.values()].sort(newestFirst);
}

/** Quotes of a message that was unsent meanwhile lose its text. */
function withFreshQuotes(messages: readonly ShownMessage[]): ShownMessage[] {
  const unsent = new Map(
    messages
      .filter((message) => message.unsentAt !== null)
      .map((message) => [message.id, quoteOf(message)] as const),
  );
  return messages.map((message) => {
    const quote = message.replyTo === null ? undefined : unsent.get(message.replyTo.id);
    return quote === undefined ? message : { ...message, replyTo: quote };
  });
}

/** Distributes messages over pages with the cursors of `shape`. */
function onPages(shape: ThreadData, messages: readonly ShownMessage[]): ThreadData {
  const lastIndex = shape.pages.length - 1;
  const pages: Page<ShownMessage>[] = [];
  let rest = [...messages];
  for (const [index, page] of shape.pages.entries()) {
    const oldest = [...page.data].sort(newestFirst).at(-1);
    const isEnd = index === lastIndex && page.nextCursor === null;
    const belongs = (one: ShownMessage) => isEnd || (oldest !== undefined && newestFirst(one, oldest) <= 0);
    pages.push({ ...page, data: rest.filter(belongs) });
    rest = rest.filter((one) => !belongs(one));
  }
  return { pages, pageParams: shape.pageParams };
}

const isThreadData = (data: unknown): data is ThreadData =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** Returns the `structuralSharing` of a thread's query: every write to its cache entry, of a request or an event, is merged here. */
export const shareThread = (cached: unknown, incoming: unknown): unknown =>
  isThreadData(incoming) ? mergeThread(isThreadData(cached) ? cached : undefined, incoming) : incoming;
