import { saleOf, itemOf, type Listing } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { dateTime, useLanguageTag, useMessages, useMinorUnits } from '../kernel/index.js';
import { FeeBreakdown } from '../shared/index.js';
import { hourPriceOf, isAgreed, isTrial, unitPriceOf } from '../shared/agreed-price.js';
import { catalogue } from './payments.catalogue.js';
import type { Checkout, SessionChoice } from './use-checkout.js';

/** A tutor's price is by the hour. */
export function usePriceOf(): (listing: Listing, checkout: Checkout) => number {
  const { toMajor, toMinor } = useMinorUnits();
  return (listing, { session }) => {
    const hours = session?.hours;
    const unit = hours === undefined ? unitPriceOf(listing) : hourPriceOf(listing, hours);
    return toMajor(Math.round(toMinor(unit) * (hours ?? 1)));
  };
}

/** What it costs, as soon as that can be said. */
export function CheckoutAmounts({ checkout, listing }: { checkout: Checkout; listing: Listing }) {
  const t = useMessages(catalogue);
  const priceOf = usePriceOf();
  const sale = saleOf(listing.hiveTypeId);
  const { session } = checkout;
  if (sale === null || listing.price === 0) return null;
  if (itemOf(listing.hiveTypeId) === 'session' && session === null) return null;
  return (
    <Card>
      {session === null ? null : <SessionTime session={session} />}
      <FeeBreakdown
        kind={sale}
        price={priceOf(listing, checkout)}
        {...(isAgreed(listing) && { name: t.agreedPrice })}
        {...(session !== null && isTrial(listing, session.hours) && { name: t.firstLesson })}
      />
    </Card>
  );
}

function SessionTime({ session }: { session: SessionChoice }) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  return (
    <p className="flex flex-wrap justify-between gap-x-4 pb-3 font-bold">
      <time dateTime={session.startsAt}>{dateTime(session.startsAt, locale)}</time>
      <span>{t.sessionHours(session.hours)}</span>
    </p>
  );
}
