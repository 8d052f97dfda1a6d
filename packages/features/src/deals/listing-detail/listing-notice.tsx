import {
  isService,
  itemOfListing,
  LISTING_REMINDER,
  saleOfListing,
  type Listing,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import {
  type Destination,
  longDate,
  TextLink,
  useClock,
  useDateFormat,
  useMessages,
} from '../../kernel/index.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { Reader } from './use-listing-detail.js';

/**
 * Checks whether the viewer's order explains more than the listing's status. Tasks are excluded, because both sides see
 * their state beside the actions.
 */
const isOwnDeal = (listing: Listing, reader: Reader): boolean =>
  saleOfListing(listing) === 'purchase' &&
  itemOfListing(listing) === 'listing' &&
  (reader === 'student' || listing.myOrder?.status !== 'pending_payment');

/** Viewer's order of the listing, with a link. */
function OrderNotice({ listing: { id, hiveTypeId, myOrder }, reader }: { listing: Listing; reader: Reader }) {
  const t = useMessages(catalogue);
  if (myOrder === undefined) return null;
  const way = (to: Destination, label: string) => (
    <TextLink standalone to={to}>
      {label}
    </TextLink>
  );
  const order = { to: 'payment', id: myOrder.id } as const;
  switch (myOrder.status) {
    case 'pending_payment':
      return (
        <Alert tone="warning" action={way({ to: 'checkout', hive: hiveTypeId, id }, t.continuePayment)}>
          {t.ownPending}
        </Alert>
      );
    case 'held':
      return reader === 'poster' ? (
        <Alert tone="success" action={way(order, t.enterItsCode)}>
          {t.heldForYou}
        </Alert>
      ) : (
        <Alert tone="success" action={way(order, t.showYourCode)}>
          {t.paidByYou}
        </Alert>
      );
    default:
      return <Alert action={way(order, t.seeOrder)}>{t.underReview}</Alert>;
  }
}

/** Notice about why a listing is unavailable, worded for the viewer. Renders nothing for an open listing. */
export function ListingNotice({ listing, reader }: { listing: Listing; reader: Reader }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now().getTime();
  // These listings end on a date that is shown, and need a new one before they can be renewed.
  const dated = listing.hiveTypeId === 'buzz' || (listing.hiveTypeId === 'sidehustle' && !isService(listing));
  if (listing.myOrder !== undefined && isOwnDeal(listing, reader))
    return <OrderNotice listing={listing} reader={reader} />;
  switch (listing.status) {
    case 'reserved':
      return <Alert tone="warning">{t.reserved}</Alert>;
    case 'sold':
      return <Alert>{listing.mayOfferAgain ? t.soldAndFree : t.sold}</Alert>;
    case 'completed':
      if (itemOfListing(listing) !== 'listing') return <Alert>{t.closed}</Alert>;
      return <Alert>{saleOfListing(listing) === 'gig' ? t.done : t.sold}</Alert>;
    case 'expired':
      if (reader !== 'poster') return <Alert>{t.closed}</Alert>;
      return <Alert>{dated ? t.dateFirst : t.expired}</Alert>;
    case 'active': {
      // The reminder, sent this long before the expiry, links here.
      const { expiresAt } = listing;
      if (
        reader !== 'poster' ||
        dated ||
        expiresAt === null ||
        Date.parse(expiresAt) > now + LISTING_REMINDER
      )
        return null;
      return <Alert>{t.endsSoon(longDate(expiresAt, dateFormat))}</Alert>;
    }
    case 'assigned':
      // The poster and the assigned student see the other side's name beside their actions.
      return listing.myApplication === 'accepted' || reader === 'poster' ? null : <Alert>{t.closed}</Alert>;
    case 'hidden':
      return (
        <Alert
          action={
            reader === 'poster' ? (
              <TextLink standalone to={{ to: 'appeal', id: listing.id }}>
                {t.whyHidden}
              </TextLink>
            ) : undefined
          }
        >
          {reader === 'poster' ? t.hidden : t.hiddenForStaff}
        </Alert>
      );
    case 'draft':
      return <Alert>{t.draft}</Alert>;
    default:
      return null;
  }
}
