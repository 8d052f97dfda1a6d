import type { Conversation, HiveName } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useClient, useClock } from '../kernel/index.js';
import { archivedQuery, conversationsQuery } from './outbox/messages.queries.js';
import {
  filterConversations,
  isNarrowed,
  NO_FILTERS,
  type ConversationFilters,
  type ConversationTab,
} from './filters.js';

export type ConversationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `first`: there are none at all; otherwise none that fit. */
  | { readonly status: 'empty'; readonly first: boolean; readonly archived: boolean }
  | {
      readonly status: 'ready';
      readonly conversations: readonly Conversation[];
      readonly more: (() => void) | null;
    };

export interface ConversationList {
  readonly state: ConversationsState;
  readonly filters: ConversationFilters;
  /** The tab that `state` belongs to: soon after a touch that of `filters`, which answers at once. */
  readonly shownTab: ConversationTab;
  readonly onFiltersChange: (change: { filters: ConversationFilters }) => void;
  /** The hives that the loaded conversations are about. */
  readonly hives: readonly HiveName[];
}

/** With so many that fit, no further page is looked through: the rest comes on demand. */
const ENOUGH = 20;

/** What is open beside the list, if anything. */
interface Open {
  readonly conversationId?: string | undefined;
  readonly groupId?: string | undefined;
}

/**
 * My conversations, the latest first, narrowed by tab, name and filters; what is open stays where it is. Pages that are not
 * loaded yet are looked through for what is wanted.
 */
export function useConversations({ conversationId, groupId }: Open = {}): ConversationList {
  const client = useClient();
  const clock = useClock();
  const tab: ConversationTab = groupId === undefined ? 'all' : 'groups';
  const [filters, setFilters] = useState<ConversationFilters>({ ...NO_FILTERS, tab });
  const [ledTo, setLedTo] = useState(groupId);
  if (groupId !== ledTo) {
    setLedTo(groupId);
    // A link led to a group from elsewhere.
    if (groupId !== undefined && filters.tab !== 'archived') setFilters({ ...filters, tab });
  }
  // The tab is seen chosen at once; its conversations follow as soon as they are rendered.
  const narrowing = useDeferredValue(filters);
  const inArchive = narrowing.tab === 'archived';
  const inbox = useInfiniteQuery(conversationsQuery(client));
  const archive = useInfiniteQuery({ ...archivedQuery(client), enabled: inArchive });
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    inArchive ? archive : inbox;
  const all = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const fitting = useMemo(
    () => filterConversations(all, narrowing, clock.now(), conversationId),
    [all, narrowing, clock, conversationId],
  );
  const isLooking = isNarrowed(narrowing) && hasNextPage && !isFetchNextPageError && fitting.length < ENOUGH;
  useEffect(() => {
    if (isLooking && !isFetchingNextPage) void fetchNextPage();
    // Again for each page that came, also where it came too soon for the state in between to be seen.
  }, [all, isLooking, isFetchingNextPage, fetchNextPage]);
  // The same while nothing changed, so that a touch renders none of the rows again.
  const state = useMemo<ConversationsState>(() => {
    if (isPending) return { status: 'loading' };
    if (data === undefined) return { status: 'failed', retry: () => void refetch() };
    if (fitting.length === 0) {
      if (isLooking) return { status: 'loading' };
      if (isFetchNextPageError) return { status: 'failed', retry: () => void fetchNextPage() };
      return { status: 'empty', first: all.length === 0, archived: inArchive };
    }
    return {
      status: 'ready',
      conversations: fitting,
      more: hasNextPage ? () => void fetchNextPage() : null,
    };
  }, [
    isPending,
    data,
    all,
    fitting,
    isLooking,
    inArchive,
    hasNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  ]);
  return {
    state,
    filters,
    shownTab: narrowing.tab,
    onFiltersChange: (change) => setFilters(change.filters),
    hives: useMemo(() => [...new Set(all.flatMap((one) => one.listing?.hiveTypeId ?? []))], [all]),
  };
}
