import type { Listing } from '@campushive/contract';
import { useClock, useMessages } from '../../kernel/index.js';
import { bargainAbout, MakeOffer, mayOffer, OfferOnDemand } from '../parts/offers/index.js';
import { catalogue } from './listing-detail.catalogue.js';

/** Status of the viewer's offer for a listing, or the button to make one. */
export function ListingOffer({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const bargain = bargainAbout(listing);
  const { offer } = bargain;
  // Hides withdrawn offers, which the viewer ended, and offers for sold or reserved listings, whose page shows that
  // state.
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
