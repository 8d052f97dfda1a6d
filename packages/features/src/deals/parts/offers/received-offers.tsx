import type { Listing } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { TextLink, useClient, useClock, useMessages } from '../../../kernel/index.js';
import { bargainAbout, isLive } from './bargain.js';
import { OfferPanel } from './offer-panel.js';
import { catalogue } from './offers.catalogue.js';
import { receivedOffersQuery } from './offers.queries.js';

/** Offers for the viewer's own listing that wait for either side's answer, and agreed prices. */
export function ReceivedOffers({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const client = useClient();
  const now = useClock().now();
  const { data = [] } = useQuery(receivedOffersQuery(client, listing.id));
  const live = data.filter((offer) => isLive(offer, now));
  if (live.length === 0) return null;
  return (
    <section aria-label={t.received} className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.received}
      </Heading>
      <ul className="grid gap-3">
        {live.map((offer) => (
          <li key={offer.id} className="grid gap-1">
            <OfferPanel
              bargain={{ ...bargainAbout(listing), role: 'seller', name: offer.buyer.name, offer }}
            />
            <TextLink
              standalone
              to={{ to: 'conversation', id: offer.conversationId }}
              className="justify-self-start text-sm"
            >
              {t.talk(offer.buyer.name ?? t.other)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
