import { saleOfListing } from '@campushive/contract';
import { useMessages } from '../../../kernel/index.js';
import { isAgreed, unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { useDepositName } from '../../../catalogue/parts/prices/use-deposit-name.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { AmountsProps, CheckoutKind } from '../checkout-kind.js';

function Amounts({ listing, price }: AmountsProps) {
  const t = useMessages(catalogue);
  const depositName = useDepositName()(listing);
  return (
    <FeeBreakdown
      kind={saleOfListing(listing) ?? 'purchase'}
      price={price}
      {...(depositName !== undefined && { name: depositName })}
      {...(isAgreed(listing) && { name: t.agreedPrice })}
    />
  );
}

/** Single item, for its listed or agreed price. */
export const itemCheckout: CheckoutKind = {
  isChosen: () => true,
  hindrance: () => null,
  priceOf: (listing, _choices, charged) => charged(unitPriceOf(listing), 1),
  inputOf: (listing) => ({ price: unitPriceOf(listing) }),
  Amounts,
  isOnce: true,
  payableIn: ['active', 'reserved'],
  isReserved: true,
  isSameOrder: () => true,
  codeAt: ({ id }) => ({ to: 'payment', id }),
};
