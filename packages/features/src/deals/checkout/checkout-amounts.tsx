import { itemOfListing, saleOfListing, type Listing } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { NativeSelect } from '@campushive/ui/native-select';
import {
  dateTime,
  useFieldText,
  useDateFormat,
  useMessages,
  useMinorUnits,
  useMoney,
} from '../../kernel/index.js';
import { FeeBreakdown, useTotal } from '../parts/prices/fee-breakdown.js';
import { hourPriceOf, isAgreed, isTrial } from '../parts/prices/agreed-price.js';
import { useChargedPrice } from '../parts/prices/use-charged-price.js';
import { catalogue as bundleCatalogue } from '../parts/bundle/bundle.catalogue.js';
import { milestoneNames } from '../parts/milestones/index.js';
import { BundleList } from './bundle-things.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { PromoField } from './promo-field.js';
import type { Checkout, SessionChoice } from './use-checkout.js';
import { ticketPriceOf, type TicketChoice } from './use-ticket-choice.js';

type CheckoutParts = Pick<Checkout, 'session' | 'series' | 'tickets' | 'promo' | 'bundle'>;

/** Returns a function for the price of a listing, in major units: hourly price by hours, ticket price by quantity. */
export function usePriceOf(): (listing: Listing, checkout: CheckoutParts) => number {
  const chargedPrice = useChargedPrice();
  return (listing, { session, series, tickets, promo, bundle }) => {
    if (bundle !== null) return bundle.price;
    const hours = session?.hours;
    const unit =
      hours === undefined
        ? ticketPriceOf(listing, tickets, promo)
        : (series?.price ?? hourPriceOf(listing, hours));
    return chargedPrice(unit, hours ?? tickets?.quantity ?? 1);
  };
}

/** Returns the payer's total with fees, in major units. Null until the listing has loaded, and for listings without a sale. */
export function useCheckoutTotal(listing: Listing | undefined, parts: CheckoutParts): number | null {
  const priceOf = usePriceOf();
  const totalOf = useTotal();
  const sale = listing === undefined ? null : saleOfListing(listing);
  return listing === undefined || sale === null ? null : totalOf(sale, priceOf(listing, parts));
}

/** Price, fees and total of a checkout. */
export function CheckoutAmounts({ checkout, listing }: { checkout: Checkout; listing: Listing }) {
  const t = useMessages(catalogue);
  const bundleWords = useMessages(bundleCatalogue);
  const names = useMessages(milestoneNames);
  const priceOf = usePriceOf();
  const sale = saleOfListing(listing);
  const { session, series, tickets, promo, bundle } = checkout;
  const { toMajor, toMinor } = useMinorUnits();
  const money = useMoney();
  const milestone = listing.milestones?.current ?? null;
  if (sale === null || listing.price === 0) return null;
  if (itemOfListing(listing) === 'session' && session === null) return null;
  if (tickets?.kind === 'missing') return null;
  return (
    <Card>
      {session === null ? null : <SessionTime session={session} />}
      {series === null ? null : (
        <p className="pb-3 text-sm text-fg-muted">
          {t.seriesLesson(series.number, series.count)} {t.seriesEach}
        </p>
      )}
      {milestone === null ? null : (
        <p className="pb-3 font-bold wrap-anywhere">
          {names.name(milestone.number, milestone.count, milestone.title)}
        </p>
      )}
      {tickets?.kind == null ? null : <ChosenKind kind={tickets.kind} listing={listing} />}
      {tickets === null ? null : <HowMany tickets={tickets} />}
      {promo === null ? null : <PromoField promo={promo} />}
      {bundle === null ? null : <BundleList bundle={bundle} fixed={false} />}
      <FeeBreakdown
        kind={sale}
        price={priceOf(listing, checkout)}
        {...(isAgreed(listing) && series?.price == null && milestone === null && { name: t.agreedPrice })}
        {...(bundle !== null && { name: bundleWords.sum(bundle.things.length - bundle.gone) })}
        {...(tickets !== null &&
          tickets.quantity > 1 && {
            name: t.ticketsAt(tickets.quantity, money(ticketPriceOf(listing, tickets))),
          })}
        {...(promo?.applied != null &&
          tickets !== null && {
            off: {
              name: t.promoApplied(promo.applied.code),
              amount: toMajor(
                (toMinor(promo.applied.priceBefore) - toMinor(promo.applied.price)) * tickets.quantity,
              ),
            },
          })}
        {...(session !== null &&
          series?.price == null &&
          isTrial(listing, session.hours) && { name: t.firstLesson })}
      />
    </Card>
  );
}

/** Ticket type, or the package with its contents and delivery time. */
function ChosenKind({ kind, listing }: { kind: { id: string; name: string }; listing: Listing }) {
  const t = useMessages(catalogue);
  const bought = listing.sidehustleDetails?.packages?.find(({ id }) => id === kind.id);
  return (
    <div className="grid gap-1 pb-3">
      <p dir="auto" className="font-bold wrap-anywhere">
        {kind.name}
      </p>
      {bought === undefined ? null : (
        <>
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {bought.includes}
          </p>
          <p className="text-sm text-fg-muted">{t.withinDays(bought.days)}</p>
        </>
      )}
    </div>
  );
}

/** Quantity list. Hidden when only one ticket can be bought. */
function HowMany({ tickets: { quantity, most, error, onQuantityChange } }: { tickets: TicketChoice }) {
  const t = useMessages(catalogue);
  const errorText = useFieldText();
  if (most === 1 && error === null) return null;
  return (
    <NativeSelect
      className="mb-4"
      label={t.howMany}
      error={error === null ? undefined : errorText(error)}
      value={String(quantity)}
      options={Array.from({ length: most }, (_, index) => ({
        value: String(index + 1),
        label: t.tickets(index + 1),
      }))}
      onChange={(event) => onQuantityChange(Number(event.target.value))}
    />
  );
}

function SessionTime({ session }: { session: SessionChoice }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <p className="flex flex-wrap justify-between gap-x-4 pb-3 font-bold">
      <time dateTime={session.startsAt}>{dateTime(session.startsAt, dateFormat)}</time>
      <span>{t.sessionHours(session.hours)}</span>
    </p>
  );
}
