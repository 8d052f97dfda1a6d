import type { Notification } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { Bell as BellIcon } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { useMenuOnDemand } from '../../shared/hooks/use-menu-on-demand.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import type { NotificationsState } from './use-dashboard-layout.js';

export interface BellProps {
  /** Latest notifications and the number of unread ones. */
  state: NotificationsState;
  /** Called when a notification is opened. */
  onPress: (press: { notification: Notification }) => void;
  onMarkAllRead: () => void;
}

const loadPopover = () => import('./notifications-popover.js');

/** Notification bell with the unread count. Its popover loads when it first opens. */
export function Bell(props: BellProps) {
  const { part, menu, trigger } = useMenuOnDemand(loadPopover, 'dialog');
  const t = useMessages(catalogue);
  const unread = props.state.status === 'ready' ? props.state.unread : 0;
  const label = unread > 0 ? `${t.notifications}, ${t.unreadNotifications(unread)}` : t.notifications;
  const button = (
    <IconButton variant="ghost" label={label} badge={unread} {...trigger}>
      <BellIcon aria-hidden="true" />
    </IconButton>
  );
  if (part === null) return button;
  return (
    <part.NotificationsPopover
      {...props}
      unread={unread}
      trigger={button}
      open={menu.open}
      onOpenChange={menu.onOpenChange}
    />
  );
}
