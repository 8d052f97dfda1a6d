import type { Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { useHives, useMessages, useMoney } from '../../kernel/index.js';
import { toneOf } from '../../catalogue/parts/listing-card/hive-grounds.js';
import { EventSummary } from './event-summary.js';
import { LikeButton } from './like-button.js';
import { ListingChips } from './facts/listing-chips.js';
import { catalogue } from './listing-detail.catalogue.js';
import { isLedByPay, isLedByPerson } from './facts/lead-of.js';
import { ListingPrice } from './listing-price.js';
import { ProtectedTotal } from './protected-total.js';
import { CampusStrip, SellerStrip } from './seller-strip.js';
import type { ReadyState } from './use-listing-detail.js';

/** Heading with the facts for a decision: title, total price, seller, condition and place. */
export function ListingHeading({ state }: { state: ReadyState }) {
  const hiveNamed = useHives();
  const { listing, reader, seller, sellerProblem } = state;
  const hive = listing.hiveTypeId;
  const isLed = isLedByPerson(listing);
  return (
    <header className="grid grid-cols-1 justify-items-start gap-3">
      <div className="grid max-w-full grid-cols-1 justify-items-start gap-1.5">
        <Badge tone={toneOf(hive)} leading={<HiveIcon hive={hive} />} className="max-md:hidden">
          {hiveNamed(hive).title}
        </Badge>
        <Heading level={1} dir="auto">
          {listing.title}
        </Heading>
        {isLedByPay(listing) ? null : <ListingPrice listing={listing} />}
        <FirstLesson listing={listing} />
        {reader === 'poster' ? null : <ProtectedTotal listing={listing} />}
      </div>
      {listing.buzzDetails === undefined ? null : <EventSummary listing={listing} />}
      {reader === 'student' && !isLed ? (
        <SellerStrip listing={listing} seller={seller} problem={sellerProblem} />
      ) : null}
      {reader === 'visitor' && !isLed ? <CampusStrip listing={listing} /> : null}
      <ListingChips listing={listing} posted={reader !== 'student' || isLed} placed={isLedByPay(listing)}>
        {reader === 'poster' ? undefined : <LikeButton listing={listing} />}
      </ListingChips>
    </header>
  );
}

/** Hourly price of a first lesson, when it is lower. */
function FirstLesson({ listing: { trialPrice } }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  if (trialPrice === undefined) return null;
  return <p className="text-sm font-semibold">{t.firstLesson(`${money(trialPrice)}${t.perHour}`)}</p>;
}
