import type { Webhook } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Text } from '@campushive/ui/text';
import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { ConfirmOnDemand } from '../../../shared/confirm-on-demand.js';
import { catalogue } from './partners.catalogue.js';
import type { Partners } from './use-partners.js';
import { WebhookCard } from './webhook-card.js';

export interface WebhooksProps {
  webhooks: readonly Webhook[];
  partners: Partners;
}

const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

/** Webhooks of partners, with a button to add one. */
export function Webhooks({ webhooks, partners }: WebhooksProps) {
  const t = useMessages(catalogue);
  const [webhookToDelete, setWebhookToDelete] = useState<Webhook | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="subsection">
          {t.webhooks}
        </Heading>
        <Button size="sm" variant="outline" onClick={() => partners.webhook.onOpenChange(true)}>
          {t.newWebhook}
        </Button>
      </header>
      <Text size="sm" tone="muted">
        {t.webhooksHint}
      </Text>
      {webhooks.length === 0 ? (
        <p className="text-fg-muted">{t.noWebhooks}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="py-3">
              <WebhookCard
                webhook={webhook}
                partners={partners}
                onRemove={() => {
                  setWebhookToDelete(webhook);
                  setAsking(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t.removeTitle(webhookToDelete === null ? '' : hostOf(webhookToDelete))}
        description={t.removeText}
        confirmLabel={t.remove}
        cancelLabel={t.cancel}
        onConfirm={() => {
          if (webhookToDelete !== null) partners.onRemove(webhookToDelete);
          setAsking(false);
        }}
      />
    </Card>
  );
}
