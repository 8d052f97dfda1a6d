import { ApiError, type AttendeeMessage } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { organiserMessagesQuery } from './events.queries.js';

export type OrganiserMessages =
  /**
   * Hidden: the viewer may not read messages, or they are still loading. No skeleton, because most events have no
   * messages.
   */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly messages: readonly AttendeeMessage[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Loads the organiser's messages to all attendees. `reads` is true for attendees and the organiser. */
export function useOrganiserMessages(id: string, { reads }: { readonly reads: boolean }): OrganiserMessages {
  const client = useClient();
  const query = useInfiniteQuery({ ...organiserMessagesQuery(client, id), enabled: reads });
  if (!reads) return { status: 'none' };
  const messages = query.data?.pages.flatMap((page) => page.data);
  if (messages !== undefined) {
    return {
      status: 'ready',
      messages,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    };
  }
  // The viewer is blocked, or gave up the place on another device.
  const isRefused = query.error instanceof ApiError && [403, 404].includes(query.error.status);
  if (query.isPending || isRefused) return { status: 'none' };
  return { status: 'failed', retry: () => void query.refetch() };
}
