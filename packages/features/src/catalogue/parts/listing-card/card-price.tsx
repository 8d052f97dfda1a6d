import { ownHive, type Listing } from '@campushive/contract';
import { Price, type PriceSize } from '@campushive/ui/price';
import { useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { useFormerPrice } from '../prices/use-former-price.js';
import { useListedPrice } from '../prices/use-listed-price.js';
import { usePriceUnit } from '../prices/use-price-unit.js';

interface CardPriceProps {
  listing: Listing;
  /** Shows a dash instead of "Free". Default `false`. */
  unpriced?: boolean | undefined;
  /** Default `md`. */
  size?: PriceSize;
}

/** Price of a listing, or "Free". Tutoring is priced by the hour; a campus's custom hive defines its own unit. */
export function CardPrice({ listing, unpriced = false, size = 'md' }: CardPriceProps) {
  const { hiveTypeId } = listing;
  const t = useMessages(sharedCatalogue);
  const priceText = useListedPrice();
  const before = useFormerPrice(listing);
  const unitOf = usePriceUnit();
  if (ownHive(hiveTypeId)?.sale === 'none') return null;
  if (unpriced) return <Price amount="–" size={size} />;
  return <Price amount={priceText(listing)} {...unitOf(listing, t.perHour)} before={before} size={size} />;
}
