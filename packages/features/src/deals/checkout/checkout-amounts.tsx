import { saleOfListing, type Listing } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { useChargedPrice } from '../../catalogue/parts/prices/use-charged-price.js';
import type { CheckoutChoices, CheckoutKind } from '../sold/checkout-kind.js';
import { CHECKOUT_KINDS } from '../sold/checkout-kinds.js';
import { kindOfListing } from '../sold/kinds.js';

/** Returns the kind of what a checkout sells. */
export const checkoutKindOf = (listing: Listing, { bundle }: CheckoutChoices): CheckoutKind =>
  CHECKOUT_KINDS[bundle === null ? kindOfListing(listing) : 'bundle'];

/** Returns a function for the price of the chosen sale, in major units: hourly price by hours, ticket price by quantity. */
function usePriceOf(): (listing: Listing, choices: CheckoutChoices) => number {
  const charged = useChargedPrice();
  return (listing, choices) => checkoutKindOf(listing, choices).priceOf(listing, choices, charged);
}

/** Returns the payer's total with fees, in major units. Null until the listing has loaded, and for listings without a sale. */
export function useCheckoutTotal(listing: Listing | undefined, choices: CheckoutChoices): number | null {
  const priceOf = usePriceOf();
  const totalOf = useTotal();
  const sale = listing === undefined ? null : saleOfListing(listing);
  return listing === undefined || sale === null ? null : totalOf(sale, priceOf(listing, choices));
}

interface CheckoutAmountsProps {
  listing: Listing;
  choices: CheckoutChoices;
}

/** Choices, price, fees and total of a checkout. Hidden until the buyer has chosen on the listing's page. */
export function CheckoutAmounts({ choices, listing }: CheckoutAmountsProps) {
  const priceOf = usePriceOf();
  const { isChosen, Amounts } = checkoutKindOf(listing, choices);
  if (saleOfListing(listing) === null || listing.price === 0 || !isChosen(choices)) return null;
  return (
    <Card>
      <Amounts listing={listing} choices={choices} price={priceOf(listing, choices)} />
    </Card>
  );
}
