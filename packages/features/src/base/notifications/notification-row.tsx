import type { Notification } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Check, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { Since } from '../../shared/since.js';
import { destinationOfNotification, knownType, NOTIFICATION_ICONS } from '../parts/notification-target.js';
import { catalogue } from './notifications.catalogue.js';

export interface NotificationRowProps {
  notification: Notification;
  /** Marks the notification as read, when it is opened or ticked off. */
  onRead: (change: { id: string }) => void;
}

const GROUNDS: Readonly<Record<Notification['type'], string>> = {
  message: 'bg-hive-logistics-soft text-hive-logistics-text',
  task: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
  payment: 'bg-success-soft text-success',
  system: 'bg-fill text-fg',
};

/** Notification kinds of failed, disputed or cancelled payments and of missed meet-ups. */
const BAD_NEWS: ReadonlySet<string> = new Set([
  'payment_failed',
  'payment_disputed',
  'payment_cancelled',
  'meetup_missed',
]);

/** Notification row. All of it is a link, and an unread one has a button to mark it as read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const t = useMessages(catalogue);
  const row = useRef<HTMLDivElement>(null);
  const { id, type, kind, title, description, read, createdAt } = notification;
  const destination = destinationOfNotification(notification);
  const Icon = NOTIFICATION_ICONS[knownType(type)];
  const see = () => {
    if (!read) onRead({ id });
  };
  return (
    <div
      ref={row}
      tabIndex={-1}
      data-slot="notification"
      data-unread={!read || undefined}
      className={`relative flex min-w-0 items-start gap-3 border-s-4 py-3 ps-3 pe-2 outline-none ${
        read ? 'border-transparent' : 'border-brand'
      } ${destination === undefined ? '' : 'hover:bg-fill'}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5 ${BAD_NEWS.has(kind) ? 'bg-danger-soft text-danger' : GROUNDS[knownType(type)]}`}
      >
        <Icon />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_auto]">
        <Heading
          level={3}
          size="item"
          weight={read ? 'semibold' : 'bold'}
          className="leading-snug sm:col-start-1 sm:row-start-1"
        >
          {read ? null : <VisuallyHidden>{`${t.isUnread} `}</VisuallyHidden>}
          {destination === undefined ? (
            title
          ) : (
            <Link
              dir="auto"
              to={destination}
              onClick={see}
              className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          )}
        </Heading>
        <p dir="auto" className="line-clamp-3 text-sm text-fg-muted sm:row-start-2">
          {description}
        </p>
        <p className="text-sm text-fg-muted sm:col-start-2 sm:row-start-1">
          <Since date={createdAt} />
        </p>
      </div>
      <span className="relative grid size-11 shrink-0 place-items-center">
        {read ? (
          destination === undefined ? null : (
            <ChevronRight
              aria-hidden="true"
              className="pointer-events-none size-5 text-fg-muted rtl:-scale-x-100"
            />
          )
        ) : (
          <IconButton
            label={t.markRead(title)}
            onClick={() => {
              // Moves the focus to the link, because the button is removed.
              (row.current?.querySelector('a') ?? row.current)?.focus();
              see();
            }}
          >
            <Check aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  );
}
