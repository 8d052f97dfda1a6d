import { EVENT_TIMES } from '@campushive/contract';
import { useMessages } from '../../../kernel/index.js';
import { Chip, ChipGroup } from '../../../shared/chip.js';
import type { ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface EventChipsProps {
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
}

/** Filters that these chips display. */
export const OF_EVENT_CHIPS = ['when', 'cost'] as const;

/** Filter chips for events: time and cost. Pressing a chip again clears it. */
export function EventChips({ filters, onFiltersChange }: EventChipsProps) {
  const t = useMessages(catalogue);
  const change = (part: Partial<ListingFilters>) => onFiltersChange({ filters: { ...filters, ...part } });
  return (
    <ChipGroup label={t.when}>
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
    </ChipGroup>
  );
}
