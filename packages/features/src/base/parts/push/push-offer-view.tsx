import { Button } from '@campushive/ui/button';
import { Bell } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './push.catalogue.js';
import type { PushOffer } from './use-push-offer.js';

/** Offer of notifications, from `usePushOffer`. */
export interface PushOfferViewProps {
  /** State of the offer, with its answers. */
  offer: PushOffer;
}

/** Strip that offers notifications on this device. */
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
