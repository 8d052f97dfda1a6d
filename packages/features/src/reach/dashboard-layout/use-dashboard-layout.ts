import type { Notification, User } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  useClient,
  useConnection,
  useLiveCache,
  useMessages,
  useSession,
  useStorage,
  useStorageRefused,
  type Connection,
} from '../../kernel/index.js';
import { NOTIFICATIONS } from '../../base/data.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { notificationsQuery, unreadQuery } from './dashboard-layout.queries.js';
import { useLogOut, type LogOut } from '../../accounts/parts/log-out/index.js';
import { useReceipts } from './use-receipts.js';

/** State of the notifications menu in the top bar. `unread` counts all unread notifications, not only those listed. */
export type NotificationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly notifications: readonly Notification[]; readonly unread: number };

/** State and actions of the dashboard's frame. Returned by `useDashboardLayout`. */
export interface DashboardLayoutState {
  /** Signed-in user. Null while the session is loading. */
  readonly user: User | null;
  /** True when the server could not be reached, so that `user` may be old. */
  readonly offline: boolean;
  readonly connection: Connection;
  /** True when the browser refuses to store data, so that drafts last only as long as the page. */
  readonly storageRefused: boolean;
  /** Unread conversations, including groups of events unless they are muted. */
  readonly unreadConversations: number;
  readonly notifications: NotificationsState;
  /** True while the sidebar is collapsed. The device stores the choice. */
  readonly collapsed: boolean;
  readonly onCollapsedChange: (change: { collapsed: boolean }) => void;
  /** Marks the opened notification as read. Its link navigates. */
  readonly onNotificationPress: (press: { notification: Notification }) => void;
  /** Marks all notifications as read, including those of further pages. */
  readonly onMarkAllRead: () => void;
  readonly logOut: LogOut;
  /** Loads everything on the page again. Resolves once that has ended, also when it failed. Default: no pull to refresh. */
  readonly onRefresh?: () => Promise<unknown>;
}

/** Loads the state of the dashboard's frame, and applies server events to all cached queries. Call it once a page. */
export function useDashboardLayout(): DashboardLayoutState {
  const client = useClient();
  const storage = useStorage();
  const session = useSession();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const [collapsed, setCollapsed] = useCollapsed();
  const unread = useQuery(unreadQuery(client));
  const notifications = useQuery(notificationsQuery(client));
  const markRead = useMutation({
    mutationFn: (ids: string[] | undefined) => client.notifications.markRead({ ids }),
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
  });
  useLiveCache();
  useReceipts();

  const { data, isError, refetch } = notifications;
  const { mutate } = markRead;
  // Memoised, so that bars and menu re-render only when their content changes.
  return {
    user: session.status === 'member' ? session.user : null,
    offline: session.status === 'member' && session.offline,
    connection: useConnection(),
    storageRefused: useStorageRefused(),
    unreadConversations: (unread.data?.conversations ?? 0) + (unread.data?.groups.length ?? 0),
    notifications: useMemo(() => stateOf({ data, isError, refetch }), [data, isError, refetch]),
    collapsed,
    onCollapsedChange: useCallback(
      (change) => {
        setCollapsed(change.collapsed);
        storage.write('sidebar', change.collapsed ? 'collapsed' : null);
      },
      [storage, setCollapsed],
    ),
    onNotificationPress: useCallback(
      ({ notification }) => {
        if (!notification.read) mutate([notification.id]);
      },
      [mutate],
    ),
    onMarkAllRead: useCallback(() => mutate(undefined), [mutate]),
    logOut: useLogOut(t),
    onRefresh: useCallback(() => queries.refetchQueries({ type: 'active' }), [queries]),
  };
}

function stateOf(query: {
  data: { notifications: readonly Notification[]; unread: number } | undefined;
  isError: boolean;
  refetch: () => unknown;
}): NotificationsState {
  if (query.data !== undefined) {
    return query.data.notifications.length === 0 ? { status: 'empty' } : { status: 'ready', ...query.data };
  }
  return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
}

const never = () => () => undefined;

/** State of the sidebar: the choice on this page, else the one stored on the device, which a server does not know. */
function useCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const storage = useStorage();
  const stored = useSyncExternalStore(
    never,
    () => storage.read('sidebar') === 'collapsed',
    () => false,
  );
  const [chosen, choose] = useState<boolean | null>(null);
  return [chosen ?? stored, choose];
}
