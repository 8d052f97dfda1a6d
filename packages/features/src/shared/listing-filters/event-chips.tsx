import type { EventTime } from '@campushive/contract';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useMessages } from '../../kernel/index.js';
import type { ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface EventChipsProps {
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
}

/** The filters that these chips show themselves. */
export const OF_EVENT_CHIPS = ['when', 'cost'] as const;

const TIMES = ['today', 'tomorrow', 'weekend', 'week'] as const satisfies readonly EventTime[];

/** What people ask of events first: when, and whether they are free. Pressing one again takes it away. */
export function EventChips({ filters, onFiltersChange }: EventChipsProps) {
  const t = useMessages(catalogue);
  const change = (part: Partial<ListingFilters>) => onFiltersChange({ filters: { ...filters, ...part } });
  return (
    <div
      role="group"
      aria-label={t.when}
      className="-mx-gutter -mt-1 flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {TIMES.map((one) => (
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
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: string;
}

function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <UnstyledButton
      aria-pressed={pressed}
      onClick={onClick}
      className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-sm font-semibold transition hover:border-line-strong aria-pressed:border-transparent aria-pressed:bg-fg aria-pressed:text-bg"
    >
      {children}
    </UnstyledButton>
  );
}
