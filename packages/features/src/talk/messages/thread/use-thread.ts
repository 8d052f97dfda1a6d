import { isMissing, type Message, type Quote, type Thread as AnyThread } from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import { quoteOf } from '@campushive/contract/rules/messages';
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock, useRealtime, useStorage, useUser } from '../../../kernel/index.js';
import {
  keys,
  messagesQuery,
  threadQuery,
  type Pages,
  type ShownMessage,
  type ThreadPlace,
} from '../outbox/messages.queries.js';
import { openThread } from '../outbox/open-threads.js';
import type { NewMessage } from '../new-message.js';
import type { Retry, Unsent } from '../outbox/outbox.js';
import { useOutbox } from '../outbox/use-outbox.js';
import { messageDraft } from '../../parts/message-draft.js';
import { useUnblock } from '../../../accounts/parts/block/index.js';
import { usePageVisible } from './use-page-visible.js';
import { useNewMark } from './use-new-mark.js';
import { useOfflineCopy } from './use-offline-copy.js';
import { useMarkRead } from './use-mark-read.js';
import { useThreadActions } from './use-thread-actions.js';
import { useTyping, type Typist } from './use-typing.js';

export type ThreadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      /** Two students, optionally with a listing, or an event and its attendees. */
      readonly about: AnyThread;
      readonly myId: string;
      /** Oldest first. */
      readonly messages: readonly ShownMessage[];
      readonly unsent: readonly Unsent[];
      readonly older: (() => void) | null;
      readonly typists: readonly Typist[];
      /** First unread message when the thread was opened. */
      readonly newFrom: string | null;
      /** Message being replied to. */
      readonly replyTo: Quote | null;
    };

export interface Thread {
  readonly state: ThreadState;
  /** Suggested first message, from the page that led here. */
  readonly suggested: string;
  /** Called after the suggestion was used or replaced. */
  readonly onSuggestionUsed: () => void;
  readonly onSend: (message: NewMessage) => void;
  /** Sets the message to reply to, or null to cancel. */
  readonly onReply: (message: { message: Message | null }) => void;
  /** Unsends one of the viewer's messages. */
  readonly onUnsend: (message: { messageId: string }) => void;
  /** Mutes or unmutes notifications. */
  readonly onMute: (change: { muted: boolean }) => void;
  /** Archives or restores the thread. */
  readonly onArchive: (change: { archived: boolean }) => void;
  /** Gives up the place at a group's event, which also leaves the group. */
  readonly onLeave: () => void;
  readonly leaving: boolean;
  readonly onRetry: (message: Retry) => void;
  /** Discards an unsent message. */
  readonly onDiscard: (message: { clientId: string }) => void;
  readonly onType: (change: { isTyping: boolean }) => void;
  /** Unblocks the participant, who can then write again. */
  readonly onUnblock: () => void;
  readonly unblocking: boolean;
}

/** Manages an open conversation or group: loads it, joins it, marks it as read, and sends messages. */
export function useThread(place: ThreadPlace): Thread {
  const { kind, id } = place;
  const client = useClient();
  const clock = useClock();
  const queries = useQueryClient();
  const myId = useUser()?.id ?? '';
  const { data: about, ...query } = useQuery(threadQuery(client, id));
  const thread = useInfiniteQuery(messagesQuery(client, id));
  const { outbox, unsent } = useOutbox();
  const storage = useStorage();
  const { typists, onType } = useTyping(id);
  const unblock = useUnblock(about?.kind === 'direct' ? about.otherParticipant : { id: '', name: null });
  const actions = useThreadActions(place);
  const [answering, setAnswering] = useState<{ id: string; quote: Quote } | null>(null);
  const replyTo = answering?.id === id ? answering.quote : null;
  useJoined(id);
  // Without pages, the cache holds only messages that arrived during the first request.
  const loaded = thread.data?.pages.length === 0 ? undefined : thread.data?.pages;
  const messages = loaded?.flatMap((page) => page.data).reverse();
  const unread = unreadIn(queries, place) ?? about?.unreadCount;
  const newFrom = useNewMark(id, unread, { messages, fetching: thread.isFetching }, myId);
  useOfflineCopy(id, loaded?.[0]);
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
    const error = query.error ?? thread.error;
    // The address of a group opens no conversation, and the other way round.
    if (about !== undefined && about.kind !== kind) return { status: 'missing' };
    if (about !== undefined && messages !== undefined) {
      const stored = new Set(messages.map((message) => message.clientId));
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
      void query.refetch();
      void thread.refetch();
    };
    return { status: 'failed', retry };
  }
}

/** Returns the quote of the current message, which may have been unsent since. */
function freshQuote(quote: Quote | null, messages: readonly Message[]): Quote | null {
  const message = messages.find((one) => one.id === quote?.id);
  return message === undefined ? quote : quoteOf(message);
}

/** Returns the unread count from the list, which receives every message. Undefined for an unknown thread. */
function unreadIn(queries: QueryClient, { kind, id }: ThreadPlace): number | undefined {
  const pages = queries.getQueryData<Pages<AnyThread>>(keys.list(kind));
  const existing = pages?.pages.flatMap((page) => page.data).find((one) => one.id === id);
  return existing?.unreadCount;
}

/** Joins the thread while the page is visible, so that its messages need no notification. */
function useJoined(conversationId: string): void {
  const realtime = useRealtime();
  const visible = usePageVisible();
  useEffect(
    () => (visible ? openThread(realtime, conversationId) : undefined),
    [realtime, conversationId, visible],
  );
}
