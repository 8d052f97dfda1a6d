import type { HiveName, Notification, User } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Logo } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { TopBar as Bar } from '@campushive/ui/top-bar';
import { Menu as MenuIcon, MessageCircle, Plus } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
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
  ownSearch: boolean;
  postIn: HiveName | undefined;
}

/** Top bar of the dashboard: search, Post, messages, notifications and account. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const t = useMessages(catalogue);
  const { unreadConversations, postIn } = props;
  const messagesLabel =
    unreadConversations > 0 ? `${t.messages}, ${t.unreadConversations(unreadConversations)}` : t.messages;
  return (
    <Bar data-bar="top">
      <span className="-ml-2 lg:hidden">
        <IconButton variant="ghost" label={t.openMenu} onClick={props.onMenuPress}>
          <MenuIcon aria-hidden="true" />
        </IconButton>
      </span>
      {props.ownSearch ? <HomeLink /> : <SearchBox />}
      <span className="hidden lg:inline">
        <Button asChild leading={<Plus aria-hidden="true" />}>
          <Link to={postIn === undefined ? { to: 'post' } : { to: 'post', hive: postIn }}>{t.post}</Link>
        </Button>
      </span>
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

/** Home link for pages with a search field. Hidden beside the sidebar, which already has the name. */
function HomeLink() {
  const t = useMessages(catalogue);
  return (
    <span className="flex min-w-0 flex-1">
      <Link to={{ to: 'dashboard' }} className="flex min-h-11 min-w-8 items-center rounded-control lg:hidden">
        <Logo label={t.product} wordmark className="h-8 flex-wrap overflow-hidden" />
      </Link>
    </span>
  );
}
