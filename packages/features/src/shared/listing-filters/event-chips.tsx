import { EVENT_TIMES } from '@campushive/contract';
import { useMessages } from '../../kernel/index.js';
import { Chip, ChipRow } from '../chip.js';
import type { ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface EventChipsProps {
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
}

/** The filters that these chips show themselves. */
export const OF_EVENT_CHIPS = ['when', 'cost'] as const;

/** What people ask of events first: when, and whether they are free. Pressing one again takes it away. */
export function EventChips({ filters, onFiltersChange }: EventChipsProps) {
  const t = useMessages(catalogue);
  const change = (part: Partial<ListingFilters>) => onFiltersChange({ filters: { ...filters, ...part } });
  return (
    <ChipRow label={t.when}>
      {EVENT_TIMES.map((one) => (
        <Chip
          key={one}
          pressed={filters.when === one}
          onClick={() => change({ when: filters.when === one ? '' : one })}
        >
          {t.times[one]}
        </Chip>
      ))}
      <Chip
        pressed={filters.cost === 'free'}
        onClick={() => change({ cost: filters.cost === 'free' ? '' : 'free' })}
      >
        {t.free}
      </Chip>
    </ChipRow>
  );
}
