import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { Skeleton } from '@campushive/ui/skeleton';
import { Bell, CheckCheck, Settings } from 'lucide-react';
import { useRef } from 'react';
import {
  calendarDaysBetween,
  Link,
  useClock,
  useDateFormat,
  useMessages,
  weekDate,
} from '../../kernel/index.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { groupByDay } from './days.js';
import { NotificationRow } from './notification-row.js';
import { catalogue } from './notifications.catalogue.js';
import type { Notifications, NotificationsState } from './use-notifications.js';
import { RetryButton } from '../../shared/retry-button.js';

/** Notifications by day. */
export function NotificationsView({ state, onRead, onReadAll }: Notifications) {
  const t = useMessages(catalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page grid page-3xl content-start gap-5 py-4 sm:py-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <Heading level={1} ref={heading} tabIndex={-1} className="outline-none">
          {t.title}
        </Heading>
        <IconButton label={t.settings} asChild>
          <Link to={{ to: 'settings', tab: 'notifications' }}>
            <Settings aria-hidden="true" />
          </Link>
        </IconButton>
        <div className="col-span-full flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p aria-live="polite" className="text-fg-muted tabular-nums">
            {state.status === 'ready' ? t.unread(state.unread) : ''}
          </p>
          {state.status === 'ready' && state.unread > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              className="-me-3"
              leading={<CheckCheck aria-hidden="true" />}
              onClick={() => {
                // Moves the focus to the heading, because the button is removed.
                heading.current?.focus();
                onReadAll();
              }}
            >
              {t.markAllRead}
            </Button>
          ) : null}
        </div>
      </div>
      <Body state={state} onRead={onRead} />
    </div>
  );
}

function Body({ state, onRead }: Pick<Notifications, 'state' | 'onRead'>) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-3">
          <Skeleton className="h-6 w-24" />
          <Card padding="none" className="divide-y divide-line">
            {Array.from({ length: 5 }, (_, index) => (
              <div key={index} className="flex items-center gap-3 p-4">
                <Skeleton shape="circle" className="size-11" />
                <div className="grid flex-1 gap-2">
                  <Skeleton shape="text" className="w-2/3" />
                  <Skeleton shape="text" />
                </div>
              </div>
            ))}
          </Card>
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind={state.offline ? 'offline' : 'failed'}
          icon={<Bell />}
          title={state.offline ? t.offline : t.failed}
          description={state.offline ? t.offlineText : t.failedText}
          action={<RetryButton onClick={state.retry} />}
        />
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Bell />}
          title={t.empty}
          description={t.emptyText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'hives' }}>{t.browse}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Days state={state} onRead={onRead} />;
    default:
      return state satisfies never;
  }
}

type Ready = Extract<NotificationsState, { status: 'ready' }>;

function Days({ state, onRead }: { state: Ready; onRead: Notifications['onRead'] }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  return (
    <>
      {groupByDay(state.notifications, dateFormat.timeZone).map(({ day, items }) => (
        <section key={day} className="grid grid-cols-1 gap-2">
          <Heading level={2} size="item" className="first-letter:uppercase">
            {nameOf(items[0].createdAt)}
          </Heading>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {items.map((notification) => (
                <li key={notification.id}>
                  <NotificationRow notification={notification} onRead={onRead} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {state.more === null ? null : (
        <div className="grid gap-3">
          {state.moreFailed ? <Alert tone="danger">{t.moreFailed}</Alert> : null}
          <ShowMoreButton state={state} t={t} />
        </div>
      )}
    </>
  );

  function nameOf(newest: string): string {
    const days = calendarDaysBetween(newest, now, dateFormat.timeZone);
    if (days === 0) return t.today;
    return days === 1 ? t.yesterday : weekDate(new Date(newest), now, dateFormat);
  }
}
