import type { Notification } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { Bell as BellIcon } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { useMenuOnDemand } from '../shared/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import type { NotificationsState } from './use-dashboard-layout.js';

export interface BellProps {
  /** The newest notifications, and how many are unread. */
  state: NotificationsState;
  /** One of them was opened. */
  onPress: (press: { notification: Notification }) => void;
  /** All were marked as read. */
  onMarkAllRead: () => void;
}

const loadPopover = () => import('./notifications-popover.js');

/** The bell with its number; what is behind it is fetched when it is first opened. */
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
