import type { HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { HandHelping, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHives, Link, useMessages } from '../../kernel/index.js';
import { ListCount } from '../../shared/index.js';
import { NO_FILTERS, type ListingFilters } from '../parts/listing-filters/filters.js';
import { SearchWithFilters } from '../parts/listing-filters/search-with-filters.js';
import { catalogue } from './hive-listing.catalogue.js';
import { ListingResultsView } from './listing-results-view.js';
import type { HiveListingState } from './use-hive-listing.js';

export interface HiveListingViewProps {
  /** Hive of the listings. */
  hive: HiveName;
  /** Results, or the reason why there are none. */
  state: HiveListingState;
  /** Text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  /** Called on each change of the text. */
  onQChange: (change: { q: string }) => void;
  filters: ListingFilters;
  /** Called when a filter is set or cleared. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Actions on the search, beside the count and in the empty state. Default: none. */
  actions?: ReactNode;
}

/** Listings of a hive: search, filters and grid. */
export function HiveListingView(props: HiveListingViewProps) {
  const { hive, state, q, onQChange, filters, onFiltersChange, actions } = props;
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const clear = () => {
    onQChange({ q: '' });
    onFiltersChange({ filters: NO_FILTERS });
  };
  return (
    <div className="page grid content-start gap-4 py-6">
      {/* Single line on a phone, which leaves room for the first row of photos. */}
      <div className="flex flex-wrap items-center gap-2 sm:gap-x-3">
        <HexagonIcon tone={hive} size="sm" />
        <div className="min-w-0 grow">
          <Heading level={1} className="max-sm:text-title">
            {hiveNamed(hive).title}
          </Heading>
          <ListCount state={state} words={t.count} />
        </div>
        {hive === 'buzz' ? (
          <Button asChild variant="outline" size="sm" leading={<Plus aria-hidden="true" />}>
            <Link to={{ to: 'post', hive }}>{t.createEvent}</Link>
          </Button>
        ) : null}
        {hive === 'essentials' ? (
          <Button asChild variant="outline" size="sm" leading={<HandHelping aria-hidden="true" />}>
            <Link to={{ to: 'wanted' }}>{t.wanted}</Link>
          </Button>
        ) : null}
      </div>
      <SearchWithFilters {...{ hive, q, onQChange, filters, onFiltersChange, t }}>
        {state.status === 'empty' ? null : actions}
      </SearchWithFilters>
      <ListingResultsView {...{ hive, state, filters, actions }} onClear={clear}>
        {q === '' ? null : (
          <Button asChild variant="outline">
            <Link to={{ to: 'search', q }}>{t.searchAll}</Link>
          </Button>
        )}
        {q === '' || hive !== 'essentials' ? null : (
          <Button asChild variant="outline">
            <Link to={{ to: 'wanted', posting: q }}>{t.postWanted}</Link>
          </Button>
        )}
      </ListingResultsView>
    </div>
  );
}
