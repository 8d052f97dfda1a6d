import { saleOfListing } from '@campushive/contract';
import { dateTime, useDateFormat, useMessages } from '../../../kernel/index.js';
import { hourPriceOf, isAgreed, isTrial, unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { AmountsProps, CheckoutKind } from '../checkout-kind.js';
import { ChooseFirst } from '../choose-first.js';
import { itemCheckout } from '../thing/checkout.js';
import type { SessionChoice } from './session-choice.js';

function Amounts({ listing, choices: { session, series }, price }: AmountsProps) {
  const t = useMessages(catalogue);
  if (session === null) return null;
  // A later lesson of a series has the price of the series.
  const isListed = series?.price == null;
  const name = !isListed
    ? undefined
    : isTrial(listing, session.hours)
      ? t.firstLesson
      : isAgreed(listing)
        ? t.agreedPrice
        : undefined;
  return (
    <>
      <SessionTime session={session} />
      {series === null ? null : (
        <p className="pb-3 text-sm text-fg-muted">
          {t.seriesLesson(series.number, series.count)} {t.seriesEach}
        </p>
      )}
      <FeeBreakdown
        kind={saleOfListing(listing) ?? 'purchase'}
        price={price}
        {...(name !== undefined && { name })}
      />
    </>
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

function ChooseTime({ listing }: Pick<AmountsProps, 'listing'>) {
  const t = useMessages(catalogue);
  return <ChooseFirst listing={listing} text={t.chooseTime} back={t.back} />;
}

/** Tutoring session at a chosen time, alone or in a weekly series. */
export const sessionCheckout: CheckoutKind = {
  ...itemCheckout,
  isChosen: ({ session }) => session !== null,
  hindrance: ({ listing, choices }) => (choices.session === null ? <ChooseTime listing={listing} /> : null),
  priceOf: (listing, { session, series }, charged) =>
    session === null
      ? charged(unitPriceOf(listing), 1)
      : charged(series?.price ?? hourPriceOf(listing, session.hours), session.hours),
  inputOf: (listing, { session, series }) =>
    session === null ? {} : { ...session, price: series?.price ?? hourPriceOf(listing, session.hours) },
  Amounts,
  isOnce: false,
  // Orders are separate for each time.
  isSameOrder: () => false,
};
