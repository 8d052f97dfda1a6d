import { Button } from '@campushive/ui/button';
import { Bell } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './push.catalogue.js';
import type { PushOffer } from './use-push-offer.js';

export interface PushOfferViewProps {
  /** Whether this device is offered notifications, and the answers. */
  offer: PushOffer;
}

/** The offer to be notified on this device, in a strip that moves nothing away for long. */
export function PushOfferView({ offer }: PushOfferViewProps) {
  const t = useMessages(catalogue);
  if (offer.status === 'hidden') return null;
  return (
    <section
      aria-label={t.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-brand-soft px-gutter py-3"
    >
      <Bell aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-48 text-sm" aria-live="polite">
        <span className="font-bold">{t.title}</span> {offer.status === 'failed' ? t.failed : t.text}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" onClick={offer.onDecline}>
          {t.decline}
        </Button>
        <Button size="sm" loading={offer.status === 'asking'} onClick={offer.onAccept}>
          {t.accept}
        </Button>
      </span>
    </section>
  );
}
