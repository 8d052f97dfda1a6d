import { ApiError, type AttendeeMessage } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../kernel/index.js';
import { organiserMessagesQuery } from './events.queries.js';

export type OrganiserMessages =
  /** Not for this reader, or not known yet: most events have none, and no room is kept for them. */
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly messages: readonly AttendeeMessage[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** What the organiser of an event wrote to all who go, for them and for the organiser; `reads` says whether the reader is one of these. */
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
  // A block, or a place that was given up on another device.
  const isRefused = query.error instanceof ApiError && [403, 404].includes(query.error.status);
  if (query.isPending || isRefused) return { status: 'none' };
  return { status: 'failed', retry: () => void query.refetch() };
}
