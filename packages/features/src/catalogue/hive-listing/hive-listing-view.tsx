import type { HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { HandHelping, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClient, useHives, Link, useMessages } from '../../kernel/index.js';
import { chipClass } from '../../shared/chip.js';
import { ListCount } from '../../shared/index.js';
import { countQuery } from '../parts/campus-scope/index.js';
import type { RenderCard } from '../parts/listing-card/index.js';
import { NO_FILTERS, type ListingFilters } from '../parts/listing-filters/filters.js';
import { SearchWithFilters } from '../parts/listing-filters/search-with-filters.js';
import { catalogue } from './hive-listing.catalogue.js';
import { ListingResultsView } from './listing-results-view.js';
import type { HiveListingState } from './use-hive-listing.js';

/** Hive, search text, filters and results of a list. */
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
  /** Renders the card of each listing. Default: the card of its hive. */
  renderCard?: RenderCard | undefined;
}

/** Listings of a hive: search, filters and grid. */
export function HiveListingView(props: HiveListingViewProps) {
  const { hive, state, q, onQChange, filters, onFiltersChange, actions, renderCard } = props;
  const t = useMessages(catalogue);
  const { title } = useHives()(hive);
  const clear = () => {
    onQChange({ q: '' });
    onFiltersChange({ filters: NO_FILTERS });
  };
  return (
    <div className="page grid grid-cols-1 content-start gap-3 py-3 sm:gap-4 sm:py-6">
      {/* A phone shows the name in the search box, which leaves room for the first row of photos. */}
      <SearchWithFilters
        heading={
          <>
            <HexagonIcon tone={hive} size="sm" />
            <div className="min-w-0 grow">
              <Heading level={1}>{title}</Heading>
              <ListCount state={state} words={t.count} />
            </div>
          </>
        }
        {...{ hive, q, onQChange, filters, onFiltersChange }}
        t={{ ...t, searchPlaceholder: t.searchPlaceholder(title) }}
        count={countQuery(useClient(), hive, filters)}
        chips={<NextSteps hive={hive} />}
      />
      <ListingResultsView {...{ hive, state, filters, actions, renderCard }} onClear={clear}>
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
      {state.status === 'empty' ? null : actions}
    </div>
  );
}

/** Chip that leads to another way in a hive: creating an event, or asking for an item. */
function NextSteps({ hive }: { hive: HiveName }) {
  const t = useMessages(catalogue);
  switch (hive) {
    case 'buzz':
      return (
        <Link to={{ to: 'post', hive }} className={chipClass}>
          <Plus aria-hidden="true" className="size-4" />
          {t.createEvent}
        </Link>
      );
    case 'essentials':
      return (
        <Link to={{ to: 'wanted' }} className={chipClass}>
          <HandHelping aria-hidden="true" className="size-4" />
          {t.wanted}
        </Link>
      );
    default:
      return null;
  }
}
