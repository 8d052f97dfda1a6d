import type { Notification, User } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  useClient,
  useConnection,
  useMessages,
  useRealtime,
  useSession,
  useStorage,
  useStorageRefused,
  useUser,
  type Connection,
} from '../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { notificationsQuery, unreadQuery } from './dashboard-layout.queries.js';
import { useLogOut, type LogOut } from '../shared/log-out/index.js';
import { useReceipts } from './use-receipts.js';

export type NotificationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly notifications: readonly Notification[]; readonly unread: number };

export interface DashboardLayoutState {
  readonly user: User | null;
  readonly offline: boolean;
  readonly connection: Connection;
  /** The browser stores nothing (any more): what is written ends with the page. */
  readonly storageRefused: boolean;
  /** Groups of events are among them, unless they are muted. */
  readonly unreadConversations: number;
  readonly notifications: NotificationsState;
  readonly collapsed: boolean;
  readonly onCollapsedChange: (change: { collapsed: boolean }) => void;
  /** It was opened, and is read now; its link leads on. */
  readonly onNotificationPress: (press: { notification: Notification }) => void;
  readonly onMarkAllRead: () => void;
  readonly logOut: LogOut;
}

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
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications'] }),
  });
  useLiveCounts();
  useReceipts();

  const { data, isError, refetch } = notifications;
  const { mutate } = markRead;
  // The same while nothing changed: bars and menu are rendered only for what they show.
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

/** Badges follow what the server says, and are fetched again after every reconnection. */
function useLiveCounts(): void {
  const realtime = useRealtime();
  const connection = useConnection();
  const queries = useQueryClient();
  const client = useClient();
  const myId = useUser()?.id;
  useEffect(() => {
    // A group whose count was asked for since it was last read need not be asked for at each of its messages.
    const asked = new Set<string>();
    const refetch =
      (...queryKey: string[]) =>
      () =>
        void queries.invalidateQueries({ queryKey });
    // A student applied, chose, withdrew or paid: the page shows it.
    const refetchTask = (id: string) => {
      for (const list of ['mine', 'assigned', 'applied']) refetch('hives', list)();
      for (const part of ['listing', 'milestones', 'applicants']) refetch('hives', part, id)();
    };
    const stops = [
      realtime.on('newMessage', refetch('messages', 'unread')),
      realtime.on('messageChanged', refetch('messages', 'unread')),
      realtime.on('messageChanged', refetch('notifications')),
      realtime.on('conversationChanged', refetch('messages', 'unread')),
      realtime.on('groupMessage', ({ conversationId: id, senderId }) => {
        if (senderId === myId || asked.has(id)) return;
        asked.add(id);
        refetch('messages', 'unread')();
      }),
      realtime.on('messageRead', refetch('messages', 'unread')),
      realtime.on('messageRead', ({ conversationId: id, readerId }) => {
        if (readerId !== myId) return;
        asked.delete(id);
        // Notifications of a conversation or a group are read with it.
        const told = queries.getQueryData(notificationsQuery(client).queryKey)?.notifications ?? [];
        if (told.some((one) => !one.read && one.type === 'message' && one.subject?.id === id))
          refetch('notifications')();
      }),
      realtime.on('notification', refetch('notifications')),
      // Read elsewhere; the page on which they were read shows it already.
      realtime.on('notificationsRead', () => {
        if (queries.getQueryData(notificationsQuery(client).queryKey)?.unread !== 0)
          refetch('notifications')();
      }),
      realtime.on('notification', ({ subject }) => {
        if (subject?.type === 'listing') refetchTask(subject.id);
      }),
      realtime.on('paymentUpdate', refetch('payments')),
      realtime.on('paymentUpdate', ({ hiveId }) => refetchTask(hiveId)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, client, myId]);
  useEffect(() => {
    if (connection !== 'online') return;
    for (const group of ['messages', 'notifications', 'payments']) {
      void queries.invalidateQueries({ queryKey: [group] });
    }
  }, [connection, queries]);
}

const never = () => () => undefined;

/** Whether the sidebar is narrow: as chosen here, or else as this device has kept it, which a server does not know. */
function useCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const storage = useStorage();
  const kept = useSyncExternalStore(
    never,
    () => storage.read('sidebar') === 'collapsed',
    () => false,
  );
  const [chosen, choose] = useState<boolean | null>(null);
  return [chosen ?? kept, choose];
}
