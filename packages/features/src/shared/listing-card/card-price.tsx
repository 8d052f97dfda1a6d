import type { Listing } from '@campushive/contract';
import { Price } from '@campushive/ui/price';
import { useMessages, useMoney } from '../../kernel/index.js';
import { sharedCatalogue } from '../shared.catalogue.js';

/** What it costs, or "Free"; tutoring by the hour. */
export function CardPrice({ listing: { hiveTypeId, price } }: { listing: Listing }) {
  const words = useMessages(sharedCatalogue);
  const money = useMoney();
  const hourly = hiveTypeId === 'academia' && price > 0;
  return <Price amount={price === 0 ? words.free : money(price)} {...(hourly && { unit: words.perHour })} />;
}
