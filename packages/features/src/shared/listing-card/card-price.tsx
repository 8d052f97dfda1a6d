import type { Listing } from '@campushive/contract';
import { Price } from '@campushive/ui/price';
import { useMessages, useMoney } from '../../kernel/index.js';
import { sharedCatalogue } from '../shared.catalogue.js';
import { useFormerPrice } from '../use-former-price.js';

interface CardPriceProps {
  listing: Listing;
  /** Shows a dash in place of "Free". Default `false`. */
  unpriced?: boolean | undefined;
}

/** What it costs, or "Free"; tutoring by the hour. */
export function CardPrice({ listing, unpriced = false }: CardPriceProps) {
  const { hiveTypeId, price } = listing;
  const t = useMessages(sharedCatalogue);
  const money = useMoney();
  const before = useFormerPrice(listing);
  const hourly = hiveTypeId === 'academia' && price > 0;
  if (unpriced) return <Price amount="–" />;
  return (
    <Price
      amount={price === 0 ? t.free : money(price)}
      {...(hourly && { unit: t.perHour })}
      before={before}
    />
  );
}
