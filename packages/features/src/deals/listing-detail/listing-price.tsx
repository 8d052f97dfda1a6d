import { ownHive, type Listing } from '@campushive/contract';
import { Price } from '@campushive/ui/price';
import { useCampus, useMessages } from '../../kernel/index.js';
import { useFormerPrice } from '../../catalogue/parts/prices/use-former-price.js';
import { useListedPrice } from '../../catalogue/parts/prices/use-listed-price.js';
import { usePriceUnit } from '../../catalogue/parts/prices/use-price-unit.js';
import { catalogue } from './listing-detail.catalogue.js';

interface ListingPriceProps {
  listing: Listing;
  /** Adds classes, such as a larger size. Default: none. */
  className?: string;
}

/** Price of the page's listing with the long currency symbol, and the former one. None for a hive without sales. */
export function ListingPrice({ listing, className = '' }: ListingPriceProps) {
  const { hiveTypeId: hive, agreedPrice, price: listed } = listing;
  const price = agreedPrice ?? listed;
  const t = useMessages(catalogue);
  const priceText = useListedPrice();
  const { currency } = useCampus();
  const long = (amount: string) => amount.replace(currency.symbol, currency.longSymbol);
  const former = useFormerPrice(listing);
  const unitOf = usePriceUnit();
  if (ownHive(hive)?.sale === 'none') return null;
  return (
    <Price
      size="lg"
      amount={long(priceText(listing, price))}
      before={former && { amount: long(former.amount), label: long(former.label) }}
      className={`wrap-anywhere ${className}`}
      {...unitOf({ ...listing, price }, t.perHour)}
    />
  );
}
