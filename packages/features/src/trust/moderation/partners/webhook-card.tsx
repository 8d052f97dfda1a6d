import type { Webhook } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Text } from '@campushive/ui/text';
import { useId, useState } from 'react';
import { dateTime, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from './partners.catalogue.js';
import type { Partners } from './use-partners.js';
import { WebhookDeliveries } from './webhook-deliveries.js';

export interface WebhookCardProps {
  webhook: Webhook;
  partners: Partners;
  /** Removes the webhook. A confirmation follows. */
  onRemove: () => void;
}

const TONES = { on: 'success', failing: 'warning', off: 'danger' } as const;

const standing = ({ disabledAt, failingSince }: Webhook): keyof typeof TONES =>
  disabledAt !== null ? 'off' : failingSince !== null ? 'failing' : 'on';

/** Webhook: its status, deliveries and actions. */
export function WebhookCard({ webhook, partners, onRemove }: WebhookCardProps) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { host } = new URL(webhook.url);
  const state = standing(webhook);
  const working = partners.working === webhook.id;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {host} <Badge tone={TONES[state]}>{t.states[state]}</Badge>
        </p>
        <Text size="sm" tone="muted" className="wrap-anywhere">
          {webhook.url}
        </Text>
        <Text size="sm" tone="muted">
          {webhook.events.map((one) => t.events[one]).join(' · ')}
        </Text>
      </div>
      <DeliveryProblem webhook={webhook} />
      <div className="flex flex-wrap gap-2">
        {state === 'off' ? (
          <Button size="sm" disabled={working} onClick={() => partners.onEnable(webhook)}>
            {t.enable}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            aria-label={t.testOf(host)}
            disabled={working}
            onClick={() => partners.onTest(webhook)}
          >
            {t.test}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? t.hideDeliveries : t.showDeliveries}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t.removeOf(host)}
          disabled={working}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </div>
      {open ? <WebhookDeliveries id={listId} webhook={webhook} /> : null}
    </div>
  );
}

function DeliveryProblem({ webhook: { disabledAt, failingSince } }: { webhook: Webhook }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (disabledAt !== null) return <Alert tone="danger">{t.offSince(dateTime(disabledAt, dateFormat))}</Alert>;
  if (failingSince === null) return null;
  return <Alert tone="warning">{t.failingSince(dateTime(failingSince, dateFormat))}</Alert>;
}
