import { Button } from '@campushive/ui/button';
import { SearchField } from '@campushive/ui/search-field';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { CampusScope, type CountIn } from '../campus-scope/index.js';
import { ChipRow } from '../../../shared/chip.js';
import { EventChips, OF_EVENT_CHIPS } from './event-chips.js';
import { FilterChips } from './filter-chips.js';
import type { FilterScope, ListingFilters } from './filters.js';

export interface SearchWithFiltersProps {
  /** Scope that decides which filters are available. */
  hive: FilterScope;
  /** Text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  /** Called on each change of the text. */
  onQChange: (change: { q: string }) => void;
  filters: ListingFilters;
  /** Called when a filter is set or cleared. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Texts of the search field, which differ per list. */
  t: {
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly clearSearch: string;
    /** Label of the button that opens the filters. */
    readonly filter: string;
  };
  /** Number of matches in each place. */
  count: CountIn;
  /** Chips after the one of the campus. */
  chips?: ReactNode;
  /** Heading of the page, before the search box on a wide screen and only heard on a phone. Default: none. */
  heading?: ReactNode;
}

const loadFilters = () => import('./filter-dialog.js');

/** Search box with a filter button, a scrolling row of chips, and the active filters. The search box stays in view on a phone. */
export function SearchWithFilters(props: SearchWithFiltersProps) {
  const { hive, q, onQChange, filters, onFiltersChange, t, count, chips, heading } = props;
  const [filtering, setFiltering] = useState(false);
  const dialog = useOnDemand(loadFilters);
  return (
    <>
      <div className="-mx-gutter flex flex-wrap items-center gap-2 bg-bg px-gutter max-lg:sticky max-lg:below-top-bar max-lg:z-10 max-lg:-my-1 max-lg:py-1 lg:mx-0 lg:px-0">
        {heading === undefined ? null : (
          <div className="flex min-w-0 grow items-center gap-x-3 max-sm:sr-only">{heading}</div>
        )}
        <div className={`min-w-0 grow basis-36 ${heading === undefined ? '' : 'sm:max-w-md sm:basis-64'}`}>
          <SearchField
            label={t.search}
            hideLabel
            placeholder={t.searchPlaceholder}
            enterKeyHint="search"
            value={q}
            onChange={(event) => onQChange({ q: event.target.value })}
            onClear={() => onQChange({ q: '' })}
            clearLabel={t.clearSearch}
          />
        </div>
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
      </div>
      <ChipRow>
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
