import { Button } from '@campushive/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { CampusScope, type CountIn } from '../campus-scope/index.js';
import { ChipRow } from '../../../shared/chip.js';
import { SearchRow, type SearchRowProps } from '../../../shared/search-row.js';
import { EventChips, OF_EVENT_CHIPS } from './event-chips.js';
import { FilterChips } from './filter-chips.js';
import type { FilterScope, ListingFilters } from './filters.js';

export interface SearchWithFiltersProps extends Pick<SearchRowProps, 'q' | 'onQChange' | 'heading'> {
  /** Scope that decides which filters are available. */
  hive: FilterScope;
  filters: ListingFilters;
  /** Called when a filter is set or cleared. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Texts of the search field, and the label of the button that opens the filters. */
  t: SearchRowProps['t'] & { readonly filter: string };
  /** Number of matches in each place. */
  count: CountIn;
  /** Tabs before the chip of the campus. */
  tabs?: ReactNode;
  /** Chips after the one of the campus. */
  chips?: ReactNode;
}

const loadFilters = () => import('./filter-dialog.js');

/** Search box with a filter button, a scrolling row of chips, and the active filters. The search box stays in view on a phone. */
export function SearchWithFilters(props: SearchWithFiltersProps) {
  const { hive, q, onQChange, filters, onFiltersChange, t, count, tabs, chips, heading } = props;
  const [filtering, setFiltering] = useState(false);
  const dialog = useOnDemand(loadFilters);
  return (
    <>
      <SearchRow {...{ q, onQChange, t, heading }}>
        <Button
          variant="outline"
          leading={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onPointerEnter={dialog.prepare}
          onClick={() => {
            dialog.want();
            setFiltering(true);
          }}
        >
          {t.filter}
        </Button>
      </SearchRow>
      <ChipRow>
        {tabs}
        {filters.university === '' ? <CampusScope count={count} /> : null}
        {hive === 'buzz' ? <EventChips filters={filters} onFiltersChange={onFiltersChange} /> : null}
        {chips}
      </ChipRow>
      <FilterChips
        hive={hive}
        filters={filters}
        onFiltersChange={onFiltersChange}
        except={hive === 'buzz' ? OF_EVENT_CHIPS : []}
      />
      {dialog.part === null ? null : (
        <dialog.part.FilterDialog
          hive={hive}
          open={filtering}
          onOpenChange={setFiltering}
          filters={filters}
          onFiltersChange={onFiltersChange}
        />
      )}
    </>
  );
}
