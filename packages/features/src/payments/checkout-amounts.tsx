import { saleOf, itemOf, type Listing } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { NativeSelect } from '@campushive/ui/native-select';
import {
  dateTime,
  useFieldText,
  useLanguageTag,
  useMessages,
  useMinorUnits,
  useMoney,
} from '../kernel/index.js';
import { FeeBreakdown } from '../shared/index.js';
import { hourPriceOf, isAgreed, isTrial } from '../shared/agreed-price.js';
import { milestoneNames } from '../shared/milestones/index.js';
import { catalogue } from './payments.catalogue.js';
import { PromoField } from './promo-field.js';
import { ticketPriceOf, type Checkout, type SessionChoice, type TicketChoice } from './use-checkout.js';

/** A tutor's price is by the hour, and tickets cost as often as there are of them. */
export function usePriceOf(): (listing: Listing, checkout: Checkout) => number {
  const { toMajor, toMinor } = useMinorUnits();
  return (listing, { session, tickets, promo }) => {
    const hours = session?.hours;
    const unit = hours === undefined ? ticketPriceOf(listing, tickets, promo) : hourPriceOf(listing, hours);
    return toMajor(Math.round(toMinor(unit) * (hours ?? tickets?.quantity ?? 1)));
  };
}

/** What it costs, as soon as that can be said. */
export function CheckoutAmounts({ checkout, listing }: { checkout: Checkout; listing: Listing }) {
  const t = useMessages(catalogue);
  const names = useMessages(milestoneNames);
  const priceOf = usePriceOf();
  const sale = saleOf(listing.hiveTypeId);
  const { session, tickets, promo } = checkout;
  const { toMajor, toMinor } = useMinorUnits();
  const money = useMoney();
  const milestone = listing.milestones?.current ?? null;
  if (sale === null || listing.price === 0) return null;
  if (itemOf(listing.hiveTypeId) === 'session' && session === null) return null;
  if (tickets?.kind === 'missing') return null;
  return (
    <Card>
      {session === null ? null : <SessionTime session={session} />}
      {milestone === null ? null : (
        <p className="pb-3 font-bold wrap-anywhere">
          {names.name(milestone.number, milestone.count, milestone.title)}
        </p>
      )}
      {tickets?.kind == null ? null : <p className="pb-3 font-bold wrap-anywhere">{tickets.kind.name}</p>}
      {tickets === null ? null : <HowMany tickets={tickets} />}
      {promo === null ? null : <PromoField promo={promo} />}
      <FeeBreakdown
        kind={sale}
        price={priceOf(listing, checkout)}
        {...(isAgreed(listing) && milestone === null && { name: t.agreedPrice })}
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
        {...(session !== null && isTrial(listing, session.hours) && { name: t.firstLesson })}
      />
    </Card>
  );
}

/** Nothing to choose where only one is left. */
function HowMany({ tickets: { quantity, most, error, onQuantityChange } }: { tickets: TicketChoice }) {
  const t = useMessages(catalogue);
  const errorText = useFieldText();
  if (most === 1 && error === null) return null;
  return (
    <NativeSelect
      className="pb-4"
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
  const locale = useLanguageTag();
  return (
    <p className="flex flex-wrap justify-between gap-x-4 pb-3 font-bold">
      <time dateTime={session.startsAt}>{dateTime(session.startsAt, locale)}</time>
      <span>{t.sessionHours(session.hours)}</span>
    </p>
  );
}
