import type { Listing } from '@campushive/contract';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime, useDateFormat, useMessages } from '../../kernel/index.js';
import { catalogue as bundleCatalogue } from '../parts/bundle/bundle.catalogue.js';
import type { CheckoutSlots } from './checkout-slots.js';
import { inSlot } from '../../shared/in-slot.js';
import { FocusHeader } from '../../shared/focus-header.js';
import { PhotoPicture } from '../../shared/index.js';
import { PAYMENT_COLUMNS, PAYMENT_PAGE } from '../parts/payments/payment-page.js';
import { kindOfListing } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

interface CheckoutFrameProps {
  listing: Listing;
  /** Name of the payee. Null until known, and when there is nothing to pay. */
  payee: string | null;
  /** Number of further items in the bundle. Default: none. */
  more?: number;
  /** Nothing is paid here, so the payment protection text is hidden. Default: false. */
  closed?: boolean;
  /** Price and fees, shown below the item. */
  amounts?: ReactNode;
  /** Replaces the item and its payee. */
  slot: CheckoutSlots['item'];
  children: ReactNode;
}

/** Checkout layout: the item and its payee above the payment steps, or beside them on a wide screen. */
export function CheckoutFrame({
  listing,
  payee,
  more = 0,
  closed = false,
  amounts,
  slot,
  children,
}: CheckoutFrameProps) {
  const t = useSoldWords(kindOfListing(listing));
  return (
    <>
      <FocusHeader
        title={t.checkoutTitle}
        aside={
          closed ? null : (
            <p className="flex items-center gap-1 text-xs font-semibold text-success sm:gap-1.5 sm:text-sm">
              <ShieldCheck aria-hidden="true" className="size-4 shrink-0 sm:size-5" /> {t.heldUntilMeeting}
            </p>
          )
        }
        leave={{
          to: { to: 'listing', hive: listing.hiveTypeId, id: listing.id },
          label: t.leaveCheckout,
        }}
      />
      <div className={`${PAYMENT_PAGE} ${PAYMENT_COLUMNS} py-5`}>
        <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
          {inSlot(slot, { listing }, <Item {...{ listing, payee, more }} />)}
          {amounts}
        </div>
        <div className="grid gap-5">{children}</div>
      </div>
    </>
  );
}

/** Photo and title of the item, its payee, and place and time of an event. */
function Item({ listing, payee, more }: { listing: Listing; payee: string | null; more: number }) {
  const t = useSoldWords(kindOfListing(listing));
  const dateFormat = useDateFormat();
  const words = useMessages(bundleCatalogue);
  const { eventDate = null, location = null } = listing.buzzDetails ?? {};
  const [photo] = listing.photos;
  return (
    <div className="flex items-center gap-4">
      {photo === undefined ? null : (
        <span className="flex shrink-0">
          <PhotoPicture photo={photo} alt="" sizes="80px" eager className="size-20 rounded-control" />
        </span>
      )}
      <div className="min-w-0">
        <p className="line-clamp-2 font-bold wrap-anywhere">
          {more > 0 ? words.items(more + 1) : listing.title}
        </p>
        {payee === null ? null : <p className="text-sm wrap-anywhere text-fg-muted">{t.soldBy(payee)}</p>}
        {eventDate === null ? null : (
          <p className="text-sm wrap-anywhere text-fg-muted">
            <time dateTime={eventDate}>{dateTime(eventDate, dateFormat)}</time>
            {location === null ? null : <span className="block">{location}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
