import { saleOfListing } from '@campushive/contract';
import { useMessages } from '../../../kernel/index.js';
import { isAgreed, unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { milestoneNames } from '../../parts/milestones/index.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { AmountsProps, CheckoutKind } from '../checkout-kind.js';
import { itemCheckout } from '../thing/checkout.js';

function Amounts({ listing, price }: AmountsProps) {
  const t = useMessages(catalogue);
  const names = useMessages(milestoneNames);
  const milestone = listing.milestones?.current ?? null;
  return (
    <>
      {milestone === null ? null : (
        <p className="pb-3 font-bold wrap-anywhere">
          {names.name(milestone.number, milestone.count, milestone.title)}
        </p>
      )}
      <FeeBreakdown
        kind={saleOfListing(listing) ?? 'gig'}
        price={price}
        {...(isAgreed(listing) && milestone === null && { name: t.agreedPrice })}
      />
    </>
  );
}

/** Gig for its agreed price, or its current milestone. */
export const gigCheckout: CheckoutKind = {
  ...itemCheckout,
  inputOf(listing) {
    const milestoneId = listing.milestones?.current?.id;
    return { price: unitPriceOf(listing), ...(milestoneId !== undefined && { milestoneId }) };
  },
  Amounts,
  payableIn: ['assigned'],
  isReserved: false,
};
