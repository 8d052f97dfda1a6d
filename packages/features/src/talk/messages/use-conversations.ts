import type { Conversation, HiveName } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useClient, useClock } from '../../kernel/index.js';
import { threadsQuery } from './outbox/messages.queries.js';
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
  /** `first`: no conversations at all. Otherwise no matches. */
  | { readonly status: 'empty'; readonly first: boolean; readonly archived: boolean }
  | {
      readonly status: 'ready';
      readonly conversations: readonly Conversation[];
      readonly more: (() => void) | null;
    };

export interface ConversationList {
  readonly state: ConversationsState;
  readonly filters: ConversationFilters;
  /** Tab that `state` belongs to. Follows the tab of `filters`, which changes at once, after a short delay. */
  readonly shownTab: ConversationTab;
  readonly onFiltersChange: (change: { filters: ConversationFilters }) => void;
  /** Hives of the loaded conversations. */
  readonly hives: readonly HiveName[];
}

/** Number of matches after which no further pages are loaded. The rest loads on demand. */
const MIN_ROWS = 20;

/** Conversation or group that is open beside the list. */
interface Open {
  readonly conversationId?: string | undefined;
  readonly groupId?: string | undefined;
}

/**
 * Loads the viewer's conversations, newest first, filtered by tab, name and panel. The open one keeps its place. Loads further pages
 * while there are too few matches.
 */
export function useConversations({ conversationId, groupId }: Open = {}): ConversationList {
  const client = useClient();
  const clock = useClock();
  const tab: ConversationTab = groupId === undefined ? 'all' : 'groups';
  const [filters, setFilters] = useState<ConversationFilters>({ ...NO_FILTERS, tab });
  const [ledTo, setLedTo] = useState(groupId);
  if (groupId !== ledTo) {
    setLedTo(groupId);
    // A link opened a group.
    if (groupId !== undefined && filters.tab !== 'archived') setFilters({ ...filters, tab });
  }
  // Selects the tab at once. Its conversations follow as soon as they are rendered.
  const narrowing = useDeferredValue(filters);
  const inArchive = narrowing.tab === 'archived';
  const inbox = useInfiniteQuery(threadsQuery(client, 'direct'));
  const archive = useInfiniteQuery({ ...threadsQuery(client, 'direct', 'archived'), enabled: inArchive });
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    inArchive ? archive : inbox;
  const all = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const fitting = useMemo(
    () => filterConversations(all, narrowing, clock.now(), conversationId),
    [all, narrowing, clock, conversationId],
  );
  const isLooking =
    isNarrowed(narrowing) && hasNextPage && !isFetchNextPageError && fitting.length < MIN_ROWS;
  useEffect(() => {
    if (isLooking && !isFetchingNextPage) void fetchNextPage();
    // Runs for each new page, including one that arrives before the loading state is rendered.
  }, [all, isLooking, isFetchingNextPage, fetchNextPage]);
  // Memoised, so that a change elsewhere does not render the rows.
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
