import { isMissing, type Conversation, type Message, type Quote } from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import { quoteOf } from '@campushive/contract/rules/messages';
import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock, useRealtime, useStorage, useUser } from '../kernel/index.js';
import {
  keys,
  threadQuery,
  type Pages,
  type ShownMessage,
  type ThreadPlace,
} from './outbox/messages.queries.js';
import { openThread } from './outbox/open-threads.js';
import type { NewMessage } from './new-message.js';
import type { Retry, Unsent } from './outbox/outbox.js';
import { useOutbox } from './outbox/use-outbox.js';
import { messageDraft } from '../shared/message-draft.js';
import { useUnblock } from '../shared/block/index.js';
import { usePageVisible } from './use-page-visible.js';
import { useNewMark } from './use-new-mark.js';
import { useOfflineCopy } from './use-offline-copy.js';
import { useMarkRead } from './use-mark-read.js';
import { useThreadAbout, type ThreadAbout } from './use-thread-about.js';
import { useThreadActions } from './use-thread-actions.js';
import { useTyping, type Typist } from './use-typing.js';

export type ThreadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly about: ThreadAbout;
      readonly myId: string;
      /** Oldest first. */
      readonly messages: readonly ShownMessage[];
      readonly unsent: readonly Unsent[];
      readonly older: (() => void) | null;
      readonly typists: readonly Typist[];
      /** The first message that was new when this was opened. */
      readonly newFrom: string | null;
      /** The message that is being answered. */
      readonly replyTo: Quote | null;
    };

export interface Thread {
  readonly state: ThreadState;
  /** What the page that led here would say first. */
  readonly suggested: string;
  /** It was taken up, or something else was written. */
  readonly onSuggestionUsed: () => void;
  readonly onSend: (message: NewMessage) => void;
  /** Answers a message, or null to answer none after all. */
  readonly onReply: (message: { message: Message | null }) => void;
  /** Takes a message of mine back. */
  readonly onUnsend: (message: { messageId: string }) => void;
  /** Be notified of what is new, or not. */
  readonly onMute: (change: { muted: boolean }) => void;
  /** Puts it away, or brings it back. */
  readonly onArchive: (change: { archived: boolean }) => void;
  /** Gives up the place at a group's event, and so the group. */
  readonly onLeave: () => void;
  readonly leaving: boolean;
  readonly onRetry: (message: Retry) => void;
  /** Forgets a message that is not sent. */
  readonly onDiscard: (message: { clientId: string }) => void;
  readonly onType: (change: { isTyping: boolean }) => void;
  /** Lets the blocked participant write again. */
  readonly onUnblock: () => void;
  readonly unblocking: boolean;
}

/** One open conversation or group: fetched, joined, marked as read, and written into. */
export function useThread(place: ThreadPlace): Thread {
  const { kind, id } = place;
  const client = useClient();
  const clock = useClock();
  const queries = useQueryClient();
  const myId = useUser()?.id ?? '';
  const { about, ...asked } = useThreadAbout(place);
  const thread = useInfiniteQuery(threadQuery(client, place));
  const { outbox, unsent } = useOutbox();
  const storage = useStorage();
  const { typists, onType } = useTyping(id);
  const unblock = useUnblock(
    about?.kind === 'direct' ? about.conversation.otherParticipant : { id: '', name: null },
  );
  const actions = useThreadActions(place);
  const [answering, setAnswering] = useState<{ id: string; quote: Quote } | null>(null);
  const replyTo = answering?.id === id ? answering.quote : null;
  useJoined(id);
  // Without a page the cache holds only messages that arrived while the first page was requested.
  const loaded = thread.data?.pages.length === 0 ? undefined : thread.data?.pages;
  const messages = loaded?.flatMap((page) => page.data).reverse();
  const unread = unreadIn(queries, id) ?? unreadOf(about);
  const newFrom = useNewMark(id, unread, { messages, fetching: thread.isFetching }, myId);
  useOfflineCopy(place, loaded?.[0]);
  useMarkRead(place, loaded?.[0]?.data[0], myId);

  return {
    state: stateOf(),
    suggested: storage.read(messageDraft(id)) ?? '',
    onSuggestionUsed: () => storage.write(messageDraft(id), null),
    onSend({ content, attachment, file }) {
      const text = content.trim();
      if (text === '' && attachment === null && file === undefined) return;
      outbox.add({
        clientId: randomId(),
        conversationId: id,
        ...(kind === 'group' && { group: true }),
        ...{ content: text, attachment, replyTo },
        ...(file !== undefined && { file }),
        createdAt: clock.now().toISOString(),
        status: 'waiting',
      });
      setAnswering(null);
      onType({ isTyping: false });
    },
    onReply: ({ message }) => setAnswering(message === null ? null : { id, quote: quoteOf(message) }),
    ...actions,
    onRetry: (message) => outbox.retry(message),
    onDiscard: ({ clientId }) => outbox.remove(clientId),
    onType,
    onUnblock: () => unblock.mutate(),
    unblocking: unblock.isPending,
  };

  function stateOf(): ThreadState {
    const error = asked.error ?? thread.error;
    if (about !== undefined && messages !== undefined) {
      const stored = new Set(messages.map((one) => one.clientId));
      return {
        status: 'ready',
        about,
        myId,
        messages,
        unsent: unsent.filter((one) => one.conversationId === id && !stored.has(one.clientId)),
        older: thread.hasNextPage ? () => void (thread.isFetching || thread.fetchNextPage()) : null,
        typists,
        newFrom,
        replyTo: freshQuote(replyTo, messages),
      };
    }
    if (error === null) return { status: 'loading' };
    if (isMissing(error)) return { status: 'missing' };
    const retry = () => {
      void asked.refetch();
      void thread.refetch();
    };
    return { status: 'failed', retry };
  }
}

const unreadOf = (about: ThreadAbout | undefined): number | undefined =>
  about?.kind === 'group' ? about.group.unreadCount : about?.conversation.unreadCount;

/** The quote as the message is now: it may have been taken back meanwhile. */
function freshQuote(quote: Quote | null, messages: readonly Message[]): Quote | null {
  const message = messages.find((one) => one.id === quote?.id);
  return message === undefined ? quote : quoteOf(message);
}

/** How much is new by the list, which hears of every message; undefined where it does not know the conversation. */
function unreadIn(queries: QueryClient, conversationId: string): number | undefined {
  const pages = queries.getQueryData<Pages<Conversation>>(keys.conversations);
  const known = pages?.pages.flatMap((page) => page.data).find((one) => one.id === conversationId);
  return known?.unreadCount;
}

/** Opens it for this page while the page is in front: what is written there then needs no notification. */
function useJoined(conversationId: string): void {
  const realtime = useRealtime();
  const visible = usePageVisible();
  useEffect(
    () => (visible ? openThread(realtime, conversationId) : undefined),
    [realtime, conversationId, visible],
  );
}
