import type { HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { HandHelping, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHives, Link, useMessages } from '../kernel/index.js';
import { ListCount } from '../shared/index.js';
import { NO_FILTERS, type ListingFilters } from '../shared/listing-filters/filters.js';
import { SearchWithFilters } from '../shared/listing-filters/search-with-filters.js';
import { catalogue } from './hive-listing.catalogue.js';
import { ListingResultsView } from './listing-results-view.js';
import type { HiveListingState } from './use-hive-listing.js';

export interface HiveListingViewProps {
  /** Whose listings are shown. */
  hive: HiveName;
  /** What was found, or why nothing is there. */
  state: HiveListingState;
  /** The text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  /** Something was typed into the search. */
  onQChange: (change: { q: string }) => void;
  /** What narrows the list. */
  filters: ListingFilters;
  /** A filter was set or taken away. */
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** What can be done with this search, beside its count and under an empty list. */
  actions?: ReactNode;
}

/** A hive's listings: search, filters, grid. */
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
      {/* On a phone name and button stand in one line: the first row of photos is what counts. */}
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
