import type { Notification } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { Skeleton } from '@campushive/ui/skeleton';
import { useState, type ReactElement } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { Since } from '../shared/since.js';
import { NOTIFICATION_ICONS } from '../shared/index.js';
import type { BellProps } from './bell.js';
import { catalogue } from './dashboard-layout.catalogue.js';

interface NotificationsMenuProps extends BellProps {
  unread: number;
  /** The button in its place; pressing it is what brought the menu here, so the menu begins open. */
  trigger: ReactElement;
}

/** The newest notifications, behind the bell. */
export function NotificationsMenu({
  state,
  unread,
  trigger,
  onPress,
  onMarkAllRead,
}: NotificationsMenuProps) {
  const words = useMessages(catalogue);
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-80 max-w-full">
        <DropdownMenuLabel>{words.notifications}</DropdownMenuLabel>
        <div className="max-h-96 overflow-y-auto">
          <Body state={state} onPress={onPress} />
        </div>
        <DropdownMenuSeparator />
        {unread > 0 ? (
          <DropdownMenuItem onSelect={onMarkAllRead}>{words.markAllRead}</DropdownMenuItem>
        ) : null}
        <DropdownMenuItem asChild>
          <Link to={{ to: 'notifications' }}>{words.viewAll}</Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Body({ state, onPress }: Pick<NotificationsMenuProps, 'state' | 'onPress'>) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div className="flex flex-col gap-3 p-3">
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      );
    case 'failed':
      return (
        <div className="flex flex-col items-start gap-3 p-3 text-sm">
          <p>{words.notificationsFailed}</p>
          <Button size="sm" variant="outline" onClick={state.retry}>
            {words.retry}
          </Button>
        </div>
      );
    case 'empty':
      return <p className="p-3 text-sm text-fg-muted">{words.noNotifications}</p>;
    case 'ready':
      return state.notifications.map((notification) => (
        <Entry key={notification.id} notification={notification} onSelect={() => onPress({ notification })} />
      ));
    default:
      return state satisfies never;
  }
}

function Entry({ notification, onSelect }: { notification: Notification; onSelect: () => void }) {
  const { title, description } = notification;
  const Icon = NOTIFICATION_ICONS[notification.type];
  return (
    <DropdownMenuItem onSelect={onSelect} leading={<Icon aria-hidden="true" className="size-5" />}>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 whitespace-normal">
        <span className={notification.read ? 'text-sm' : 'text-sm font-bold'}>{title}</span>
        <span className="text-sm text-fg-muted">{description}</span>
        <span className="text-xs text-fg-muted">
          <Since date={notification.createdAt} />
        </span>
      </span>
      {notification.read ? null : (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brand" />
      )}
    </DropdownMenuItem>
  );
}
