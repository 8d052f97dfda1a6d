import { Skeleton } from '@campushive/ui/skeleton';
import { useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { NewWebhookDialog } from './new-webhook-dialog.js';
import { PartnerKeys } from './partner-keys.js';
import { catalogue } from './partners.catalogue.js';
import { SecretDialog } from './secret-dialog.js';
import type { Partners } from './use-partners.js';
import { Webhooks } from './webhooks.js';

/** Keys and webhooks of partners, their deliveries, and forms for new ones, whose secret is shown once. */
export function PartnersView({ partners }: { partners: Partners }) {
  const t = useMessages(catalogue);
  const { state } = partners;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-6">
          <p className="max-w-prose text-fg-muted">{t.intro}</p>
          <PartnerKeys keys={state.keys} partners={partners} />
          <Webhooks webhooks={state.webhooks} partners={partners} />
          {partners.key.open ? <NewKeyDialog making={partners.key} /> : null}
          {partners.webhook.open ? <NewWebhookDialog making={partners.webhook} /> : null}
          {partners.secret === null ? null : (
            <SecretDialog made={partners.secret} onClose={partners.onSecretSeen} />
          )}
        </div>
      );
    default:
      return state satisfies never;
  }
}
