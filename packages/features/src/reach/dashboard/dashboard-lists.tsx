import type { Deadline, Notification } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Link, longDate, useDateFormat, useMessages, type Destination } from '../../kernel/index.js';
import { Since } from '../../shared/since.js';
import { destinationOfNotification } from '../../base/parts/notification-target.js';
import { catalogue } from './dashboard.catalogue.js';
import { FactLine } from '../../shared/fact-line.js';

const ROW = 'flex min-h-11 flex-col justify-center rounded-control px-3 py-2 hover:bg-fill';

/** Upcoming deadlines. */
export function Deadlines({ deadlines }: { deadlines: readonly Deadline[] }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-2">
      <Heading level={2}>{t.deadlines}</Heading>
      {deadlines.length === 0 ? <p className="text-fg-muted">{t.noDeadlines}</p> : null}
      <ul className="-mx-3 grid grid-cols-1">
        {deadlines.map(({ kind, title, at, subject }) => (
          <li key={`${kind} ${subject.id}`}>
            <Link to={destinationOf(subject)} className={ROW}>
              <bdi className="truncate text-sm font-bold">{title}</bdi>
              <FactLine
                as="span"
                className="text-sm text-fg-muted"
                facts={[t.kinds[kind], <time dateTime={at}>{longDate(at, dateFormat)}</time>]}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Latest notifications. */
export function RecentActivity({ recent }: { recent: readonly Notification[] }) {
  const t = useMessages(catalogue);
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-2">
      <Heading level={2}>{t.recent}</Heading>
      {recent.length === 0 ? <p className="text-fg-muted">{t.noRecent}</p> : null}
      <ul className="-mx-3 grid grid-cols-1">
        {recent.map((notification) => {
          const { id, title, description, createdAt } = notification;
          const destination = destinationOfNotification(notification);
          const content = (
            <>
              <bdi className="text-sm font-bold">{title}</bdi>
              <span className="truncate text-sm text-fg-muted">
                <bdi>{description}</bdi> · <Since date={createdAt} />
              </span>
            </>
          );
          return (
            <li key={id}>
              {destination === undefined ? (
                <div className={ROW}>{content}</div>
              ) : (
                <Link to={destination} className={ROW}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function destinationOf({ type, id }: NonNullable<Notification['subject']>): Destination {
  switch (type) {
    case 'payment':
      return { to: 'payment', id };
    case 'conversation':
      return { to: 'conversation', id };
    case 'group':
      return { to: 'group', id };
    case 'listing':
      return { to: 'service', id };
    case 'user':
      return { to: 'user', id };
    case 'stall-order':
      return { to: 'stallOrder', id };
    default:
      // A newer server may send another type; the notifications page lists all of them.
      void (type satisfies never);
      return { to: 'notifications' };
  }
}
