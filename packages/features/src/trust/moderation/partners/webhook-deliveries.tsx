import type { Webhook, WebhookDelivery } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import { dateTime, useDateFormat, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { ShowMoreButton } from '../../../shared/show-more.js';
import { catalogue } from './partners.catalogue.js';
import { useDeliveries, type Deliveries } from './use-deliveries.js';

const TONES = { waiting: 'warning', delivered: 'success', failed: 'danger', skipped: 'neutral' } as const;

/** Deliveries of a webhook, newest first, with a button to resend each. */
export function WebhookDeliveries({ id, webhook }: { id: string; webhook: Webhook }) {
  const t = useMessages(catalogue);
  const deliveries = useDeliveries(webhook.id);
  return (
    <div id={id} className="grid grid-cols-1 gap-3 border-s-2 border-line ps-4">
      <List deliveries={deliveries} mayResend={webhook.disabledAt === null} />
      <div>
        <Button size="sm" variant="ghost" className="-ms-3" onClick={deliveries.onRefresh}>
          {t.refresh}
        </Button>
      </div>
    </div>
  );
}

function List({ deliveries, mayResend }: { deliveries: Deliveries; mayResend: boolean }) {
  const t = useMessages(catalogue);
  const { state } = deliveries;
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-16" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      if (state.items.length === 0)
        return (
          <Text size="sm" tone="muted">
            {t.noDeliveries}
          </Text>
        );
      return (
        <>
          <ul className="grid grid-cols-1 gap-3">
            {state.items.map((one) => (
              <Row key={one.id} delivery={one} deliveries={deliveries} mayResend={mayResend} />
            ))}
          </ul>
          <ShowMoreButton state={state} t={t} />
        </>
      );
    default:
      return state satisfies never;
  }
}

interface RowProps {
  delivery: WebhookDelivery;
  deliveries: Deliveries;
  mayResend: boolean;
}

function Row({ delivery, deliveries, mayResend }: RowProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { state, failure, responseStatus, tries, nextTryAt } = delivery;
  const facts = [
    dateTime(delivery.createdAt, dateFormat),
    tries === 0 ? null : t.tries(tries),
    failure === null
      ? null
      : failure === 'answered'
        ? t.failures.answered(responseStatus ?? 0)
        : t.failures[failure],
    tries === 0 || nextTryAt === null ? null : t.nextTry(dateTime(nextTryAt, dateFormat)),
  ].filter((one) => one !== null);
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t.events[delivery.event]} <Badge tone={TONES[state]}>{t.deliveryStates[state]}</Badge>
        </p>
        <p className="wrap-anywhere text-fg-muted">{facts.join(' · ')}</p>
      </div>
      {mayResend ? (
        <Button
          size="sm"
          variant="outline"
          disabled={deliveries.resending === delivery.id}
          onClick={() => deliveries.onResend(delivery)}
        >
          {t.resend}
        </Button>
      ) : null}
    </li>
  );
}
