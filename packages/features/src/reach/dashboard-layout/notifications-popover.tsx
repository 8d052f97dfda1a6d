import type { Notification } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@campushive/ui/popover';
import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactElement } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { Since } from '../../shared/since.js';
import {
  destinationOfNotification,
  knownType,
  NOTIFICATION_ICONS,
} from '../../base/parts/notification-target.js';
import type { BellProps } from './bell.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { RetryButton } from '../../shared/retry-button.js';

interface NotificationsPopoverProps extends BellProps {
  unread: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that opens the popover. */
  trigger: ReactElement;
}

/** Latest notifications, behind the bell. */
export function NotificationsPopover({
  state,
  unread,
  open,
  onOpenChange,
  trigger,
  onPress,
  onMarkAllRead,
}: NotificationsPopoverProps) {
  const t = useMessages(catalogue);
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t.notifications} align="end" className="flex w-80 flex-col p-1.5">
        <p className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted">{t.notifications}</p>
        <div className="max-h-96 min-h-0 overflow-y-auto">
          <Body state={state} onPress={onPress} />
        </div>
        <div className="mt-1.5 flex flex-wrap justify-between gap-1 border-t border-line pt-1.5">
          {unread > 0 ? (
            <PopoverClose asChild>
              <Button variant="ghost" size="sm" onClick={onMarkAllRead}>
                {t.markAllRead}
              </Button>
            </PopoverClose>
          ) : null}
          <PopoverClose asChild>
            <Button variant="ghost" size="sm" asChild>
              <Link to={{ to: 'notifications' }}>{t.viewAll}</Link>
            </Button>
          </PopoverClose>
        </div>
      </PopoverContent>
    </Popover>
  );
}

function Body({ state, onPress }: Pick<NotificationsPopoverProps, 'state' | 'onPress'>) {
  const t = useMessages(catalogue);
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
          <p>{t.notificationsFailed}</p>
          <RetryButton size="sm" variant="outline" onClick={state.retry} />
        </div>
      );
    case 'empty':
      return <p className="p-3 text-sm text-fg-muted">{t.noNotifications}</p>;
    case 'ready':
      return (
        <ul>
          {state.notifications.map((notification) => (
            <li key={notification.id}>
              <Entry notification={notification} onPress={() => onPress({ notification })} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

const ENTRY = 'flex min-h-12 items-center gap-3 rounded-control px-3 py-2 text-sm wrap-anywhere';

function Entry({ notification, onPress }: { notification: Notification; onPress: () => void }) {
  const { title, description, type, read, createdAt } = notification;
  const destination = destinationOfNotification(notification);
  const Icon = NOTIFICATION_ICONS[knownType(type)];
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span dir="auto" className={read ? 'font-semibold' : 'font-bold'}>
          {title}
        </span>
        <span dir="auto" className="text-fg-muted">
          {description}
        </span>
        <span className="text-xs text-fg-muted">
          <Since date={createdAt} />
        </span>
      </span>
      {read ? null : <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brand" />}
    </>
  );
  if (destination === undefined) return <div className={ENTRY}>{content}</div>;
  return (
    <PopoverClose asChild>
      <Link to={destination} onClick={onPress} className={`${ENTRY} hover:bg-fill`}>
        {content}
      </Link>
    </PopoverClose>
  );
}
