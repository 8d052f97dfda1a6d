import type { Listing } from '@campushive/contract';
import { useClock, useMessages } from '../kernel/index.js';
import { bargainAbout, MakeOffer, mayOffer, OfferOnDemand } from '../shared/offers/index.js';
import { catalogue } from './listing-detail.catalogue.js';

/** How the reader's offer for a listing stands, and the way to one where there is none that counts. */
export function ListingOffer({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const bargain = bargainAbout(listing);
  const { offer } = bargain;
  // What they took back themselves is no news; of what is sold or reserved, the page says enough.
  const isShown = offer !== null && offer.status !== 'withdrawn' && listing.status === 'active';
  return (
    <>
      {isShown ? <OfferOnDemand bargain={{ ...bargain, offer }} paidElsewhere /> : null}
      {mayOffer(bargain, now) ? (
        <MakeOffer bargain={bargain} fullWidth>
          {t.makeOffer}
        </MakeOffer>
      ) : null}
    </>
  );
}
