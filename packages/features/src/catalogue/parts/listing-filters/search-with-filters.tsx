import { IconButton } from '@campushive/ui/icon-button';
import { SearchField } from '@campushive/ui/search-field';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { CampusScope } from '../campus-scope/index.js';
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
  /** Content between the search box and the filter chips. */
  children?: ReactNode;
}

const loadFilters = () => import('./filter-dialog.js');

/** Search box with a filter button and the chips of the active filters. */
export function SearchWithFilters(props: SearchWithFiltersProps) {
  const { hive, q, onQChange, filters, onFiltersChange, t, children } = props;
  const [filtering, setFiltering] = useState(false);
  const dialog = useOnDemand(loadFilters);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-36">
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
        <IconButton
          variant="outline"
          label={t.filter}
          aria-haspopup="dialog"
          onPointerEnter={dialog.prepare}
          onClick={() => {
            dialog.want();
            setFiltering(true);
          }}
        >
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      {hive === 'services' || filters.university !== '' ? null : <CampusScope />}
      {hive === 'buzz' ? <EventChips filters={filters} onFiltersChange={onFiltersChange} /> : null}
      {children}
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
