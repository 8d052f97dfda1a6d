import type { Notification, User } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { TopBar as Bar } from '@campushive/ui/top-bar';
import { Menu as MenuIcon, MessageCircle } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { AccountButton } from './account-button.js';
import { Bell } from './bell.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { SearchBox } from './search-box.js';
import type { NotificationsState } from './use-dashboard-layout.js';

interface TopBarProps {
  user: User | null;
  unreadConversations: number;
  notifications: NotificationsState;
  onMenuPress: () => void;
  onNotificationPress: (press: { notification: Notification }) => void;
  onMarkAllRead: () => void;
  onLogOut: () => void;
}

/** Search, messages, notifications and the account, above every page of the dashboard. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const words = useMessages(catalogue);
  const { unreadConversations } = props;
  const messagesLabel =
    unreadConversations > 0
      ? `${words.messages}, ${words.unreadConversations(unreadConversations)}`
      : words.messages;
  return (
    <Bar data-bar="top">
      <span className="-ml-2 lg:hidden">
        <IconButton variant="ghost" label={words.openMenu} onClick={props.onMenuPress}>
          <MenuIcon aria-hidden="true" />
        </IconButton>
      </span>
      <SearchBox />
      <span className="hidden lg:inline">
        <IconButton variant="ghost" label={messagesLabel} badge={unreadConversations} asChild>
          <Link to={{ to: 'messages' }}>
            <MessageCircle aria-hidden="true" />
          </Link>
        </IconButton>
      </span>
      <Bell
        state={props.notifications}
        onPress={props.onNotificationPress}
        onMarkAllRead={props.onMarkAllRead}
      />
      <AccountButton user={props.user} onLogOut={props.onLogOut} />
    </Bar>
  );
});
