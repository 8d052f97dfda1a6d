import { saleOfListing } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { useFieldText, useMessages, useMinorUnits, useMoney } from '../../../kernel/index.js';
import { isAgreed } from '../../../catalogue/parts/prices/agreed-price.js';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { AmountsProps, CheckoutKind } from '../checkout-kind.js';
import { ChooseFirst } from '../choose-first.js';
import { ChosenKind } from '../chosen-kind.js';
import { itemCheckout } from '../thing/checkout.js';
import { PromoField } from './promo-field.js';
import { chosenIn, ticketPriceOf, type TicketChoice } from './use-ticket-choice.js';
import type { PromoChoice } from './use-promo-code.js';

function Amounts({ listing, choices, price }: AmountsProps) {
  const { tickets, promo } = choices;
  const t = useMessages(catalogue);
  const money = useMoney();
  const kind = chosenIn(tickets);
  const quantity = tickets?.quantity ?? 1;
  const off = useDiscount(promo, quantity);
  const name =
    quantity > 1
      ? t.ticketsAt(quantity, money(ticketPriceOf(listing, tickets)))
      : isAgreed(listing)
        ? t.agreedPrice
        : undefined;
  return (
    <>
      {kind === null ? null : <ChosenKind name={kind.name} />}
      {tickets === null ? null : <TicketCount tickets={tickets} />}
      {promo === null ? null : <PromoField promo={promo} />}
      <FeeBreakdown
        kind={saleOfListing(listing) ?? 'purchase'}
        price={price}
        {...(name !== undefined && { name })}
        {...(off !== null && { off })}
      />
    </>
  );
}

/** Returns the discount of a promo code, in major units. */
function useDiscount(promo: PromoChoice | null, quantity: number) {
  const t = useMessages(catalogue);
  const { toMajor, toMinor } = useMinorUnits();
  if (promo?.applied == null) return null;
  const { code, priceBefore, price } = promo.applied;
  return { name: t.promoApplied(code), amount: toMajor((toMinor(priceBefore) - toMinor(price)) * quantity) };
}

/** Quantity list. Hidden when only one ticket can be bought. */
function TicketCount({ tickets: { quantity, most, error, onQuantityChange } }: { tickets: TicketChoice }) {
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

function ChooseKind({ listing }: Pick<AmountsProps, 'listing'>) {
  const t = useMessages(catalogue);
  return <ChooseFirst listing={listing} text={t.chooseKind} back={t.backToEvent} />;
}

/** Tickets of an event, of one type. */
export const ticketCheckout: CheckoutKind = {
  ...itemCheckout,
  isChosen: ({ tickets }) => tickets?.kind !== 'missing',
  hindrance: ({ listing, choices }) =>
    choices.tickets?.kind === 'missing' ? <ChooseKind listing={listing} /> : null,
  priceOf: (listing, { tickets, promo }, charged) =>
    charged(ticketPriceOf(listing, tickets, promo), tickets?.quantity ?? 1),
  inputOf(listing, { tickets, promo }) {
    const kind = chosenIn(tickets);
    return {
      ...(tickets !== null && tickets.quantity > 1 && { quantity: tickets.quantity }),
      ...(kind !== null && { kindId: kind.id }),
      ...(promo?.applied != null && { promoCode: promo.applied.code }),
      price: ticketPriceOf(listing, tickets, promo),
    };
  },
  Amounts,
  isOnce: false,
  // Orders are separate for each type.
  isSameOrder: ({ tickets }, kindId) => kindId === null || tickets?.kind == null,
  codeAt: ({ hiveId, metadata }) => ({ to: 'listing', hive: metadata.hiveType, id: hiveId }),
};
