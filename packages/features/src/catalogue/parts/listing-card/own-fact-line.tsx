import { FactLine } from '../../../shared/fact-line.js';
import { useOwnFacts } from '../own-facts.js';
import type { ListingCardProps } from './card-frame.js';

/** Fields of a campus's custom hive that are marked for cards. Renders nothing without any. */
export function OwnFactLine({ listing }: Pick<ListingCardProps, 'listing'>) {
  const facts = useOwnFacts()(listing).filter(({ field }) => field.onCard);
  if (facts.length === 0) return null;
  return (
    <FactLine as="span" className="pt-0.5 text-xs font-semibold" facts={facts.map(({ value }) => value)} />
  );
}
