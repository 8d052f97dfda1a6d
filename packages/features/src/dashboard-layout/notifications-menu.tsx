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
import { IconButton } from '@campushive/ui/icon-button';
import { RelativeTime } from '@campushive/ui/relative-time';
import { Skeleton } from '@campushive/ui/skeleton';
import { Bell, BriefcaseBusiness, Info, MessageCircle, ReceiptText, type LucideIcon } from 'lucide-react';
import { useClock, useLocale, useMessages } from '../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import type { NotificationsState } from './use-dashboard-layout.js';

interface NotificationsMenuProps {
  state: NotificationsState;
  onPress: (press: { notification: Notification }) => void;
  onMarkAllRead: () => void;
}

/** The bell, its number, and what is behind it. */
export function NotificationsMenu({ state, onPress, onMarkAllRead }: NotificationsMenuProps) {
  const words = useMessages(catalogue);
  const unread = state.status === 'ready' ? state.unread : 0;
  const label =
    unread > 0 ? `${words.notifications}, ${words.unreadNotifications(unread)}` : words.notifications;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton tone="quiet" label={label} badge={unread}>
          <Bell aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-80 max-w-full">
        <DropdownMenuLabel>{words.notifications}</DropdownMenuLabel>
        <div className="max-h-96 overflow-y-auto">
          <Body state={state} onPress={onPress} />
        </div>
        {unread > 0 ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onMarkAllRead}>{words.markAllRead}</DropdownMenuItem>
          </>
        ) : null}
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
          <Button size="sm" tone="outline" onClick={state.retry}>
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

const ICONS: Record<Notification['type'], LucideIcon> = {
  message: MessageCircle,
  task: BriefcaseBusiness,
  payment: ReceiptText,
  system: Info,
};

function Entry({ notification, onSelect }: { notification: Notification; onSelect: () => void }) {
  const clock = useClock();
  const locale = useLocale();
  const Icon = ICONS[notification.type];
  return (
    <DropdownMenuItem onSelect={onSelect} leading={<Icon aria-hidden="true" className="size-5" />}>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 whitespace-normal">
        <span className={notification.read ? 'text-sm' : 'text-sm font-bold'}>{notification.title}</span>
        <span className="text-sm text-fg-muted">{notification.description}</span>
        <span className="text-xs text-fg-muted">
          <RelativeTime date={notification.createdAt} now={clock.now()} locale={locale} />
        </span>
      </span>
      {notification.read ? null : (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brand" />
      )}
    </DropdownMenuItem>
  );
}
