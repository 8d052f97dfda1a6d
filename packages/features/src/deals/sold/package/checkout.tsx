import { saleOfListing } from '@campushive/contract';
import { useMessages } from '../../../kernel/index.js';
import { isAgreed } from '../../../catalogue/parts/prices/agreed-price.js';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { AmountsProps, CheckoutKind } from '../checkout-kind.js';
import { ChooseFirst } from '../choose-first.js';
import { ChosenKind } from '../chosen-kind.js';
import { chosenIn } from '../ticket/use-ticket-choice.js';
import { ticketCheckout } from '../ticket/checkout.js';

/** Package with its contents and delivery time. */
function Amounts({ listing, choices, price }: AmountsProps) {
  const t = useMessages(catalogue);
  const kind = chosenIn(choices.tickets);
  const bought = listing.sidehustleDetails?.packages?.find(({ id }) => id === kind?.id);
  return (
    <>
      {kind === null ? null : (
        <ChosenKind name={kind.name}>
          {bought === undefined ? null : (
            <>
              <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
                {bought.includes}
              </p>
              <p className="text-sm text-fg-muted">{t.withinDays(bought.days)}</p>
            </>
          )}
        </ChosenKind>
      )}
      <FeeBreakdown
        kind={saleOfListing(listing) ?? 'purchase'}
        price={price}
        {...(isAgreed(listing) && { name: t.agreedPrice })}
      />
    </>
  );
}

function ChoosePackage({ listing }: Pick<AmountsProps, 'listing'>) {
  const t = useMessages(catalogue);
  return <ChooseFirst listing={listing} text={t.choosePackage} back={t.back} />;
}

/** Package of a service, chosen as a type of tickets is. */
export const packageCheckout: CheckoutKind = {
  ...ticketCheckout,
  hindrance: ({ listing, choices }) =>
    choices.tickets?.kind === 'missing' ? <ChoosePackage listing={listing} /> : null,
  Amounts,
  isReserved: false,
  codeAt: ({ id }) => ({ to: 'payment', id }),
};
