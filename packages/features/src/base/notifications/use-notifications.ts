import { ApiError, type Notification } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { NOTIFICATIONS } from '../data.js';
import { catalogue } from './notifications.catalogue.js';
import { allNotificationsQuery, showAsRead } from './notifications.queries.js';

/** State of the notifications page: loading, failed, empty or ready. `offline` tells a missing network from a failed call. */
export type NotificationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly offline: boolean; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly notifications: readonly Notification[];
      /** Number of unread notifications on all pages. */
      readonly unread: number;
      /** Loads the next page. Null at the end. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
      /** The last attempt to load more failed. */
      readonly moreFailed: boolean;
    };

/** State and actions of the notifications page. Returned by `useNotifications`. */
export interface Notifications {
  /** Notifications, or the reason that they are missing. */
  readonly state: NotificationsState;
  /** Marks one notification as read. */
  readonly onRead: (change: { id: string }) => void;
  /** Marks all notifications as read. */
  readonly onReadAll: () => void;
}

/** Loads the viewer's notifications. New ones arrive through the dashboard layout, which refetches them. */
export function useNotifications(): Notifications {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const query = useInfiniteQuery(allNotificationsQuery(client));
  const markRead = useMutation({
    mutationFn: (ids: string[] | undefined) => client.notifications.markRead({ ids }),
    onMutate: (ids) => showAsRead(queries, ids),
    onError(error, _ids, takeBack) {
      takeBack?.();
      toast({ tone: 'danger', title: failureText(error, t.markFailed) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
  });

  return {
    state: stateOf(),
    onRead: ({ id }) => markRead.mutate([id]),
    onReadAll: () => markRead.mutate(undefined),
  };

  function stateOf(): NotificationsState {
    if (query.data === undefined) {
      if (query.isPending) return { status: 'loading' };
      const offline = query.error instanceof ApiError && query.error.code === 'network';
      return { status: 'failed', offline, retry: () => void query.refetch() };
    }
    const notifications = query.data.pages.flatMap((page) => page.data);
    if (notifications.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      notifications,
      unread: query.data.pages[0]?.unread ?? 0,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
      moreFailed: query.isFetchNextPageError,
    };
  }
}
