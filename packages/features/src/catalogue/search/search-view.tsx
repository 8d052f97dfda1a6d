import type { SearchOverview } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { GraduationCap, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink, useClient, useMessages } from '../../kernel/index.js';
import { ListCount } from '../../shared/index.js';
import { ListingGridSkeleton, type RenderCard } from '../parts/listing-card/index.js';
import { countQuery, MoreElsewhere } from '../parts/campus-scope/index.js';
import { arePricesCrossed, type ListingFilters } from '../parts/listing-filters/filters.js';
import { catalogue as filterCatalogue } from '../parts/listing-filters/listing-filters.catalogue.js';
import { SearchFitNote } from '../parts/search-fit/search-fit-note.js';
import { SearchWithFilters } from '../parts/listing-filters/search-with-filters.js';
import { OverviewView } from './overview-view.js';
import { PeopleResults } from './people-results.js';
import { ResultGroups } from './result-groups.js';
import type { SearchGroup } from './search-destination.js';
import { catalogue } from './search.catalogue.js';
import { UniversityResults } from './university-results.js';
import type { OverviewState } from './use-overview.js';
import type { PeopleState } from './use-people.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Search text, filters and results of the search page. */
export interface SearchViewProps {
  /** Results of every kind. */
  state: OverviewState;
  /** Students, when only they are shown. */
  people: PeopleState;
  /** Group of results, or all. */
  group: SearchGroup;
  /** Text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  onQChange: (change: { q: string }) => void;
  /** Filters of the listings. */
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Clears the search. */
  onClear: () => void;
  /** Paginated listings. */
  listings: ReactNode;
  /** Actions on the search, such as saving it. */
  actions?: ReactNode;
  /** Renders the card of each listing among all results. Default: the card of its hive. */
  renderCard?: RenderCard | undefined;
}

/** Search box with results for listings, students and universities. */
export function SearchView(props: SearchViewProps) {
  const { state, group, q, onQChange, filters, onFiltersChange, actions } = props;
  const t = useMessages(catalogue);
  return (
    <div className="page grid grid-cols-1 content-start gap-2 py-3 sm:gap-4 sm:py-6">
      <SearchWithFilters
        hive="all"
        heading={
          <div>
            <Heading level={1}>{t.title}</Heading>
            <ListCount state={state.status === 'idle' ? { status: 'loading' } : state} words={t.results} />
          </div>
        }
        {...{ q, onQChange, filters, onFiltersChange }}
        t={{ ...t, search: t.searchBox, searchPlaceholder: t.searchBoxPlaceholder }}
        count={countQuery(
          useClient(),
          group === 'users' || group === 'universities' ? 'all' : group,
          filters,
        )}
        chips={<ResultGroups {...{ state, group, filters }} />}
      />
      <Results {...props} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        {state.status === 'empty' ? null : actions}
        <TextLink standalone to={{ to: 'savedSearches' }}>
          {t.savedTab}
        </TextLink>
      </div>
    </div>
  );
}

/** Returns true when listings form one list: for a single group or a chosen sort order. Groups have their own order. */
const isSingleList = (group: SearchGroup, { sort }: ListingFilters) => group !== 'all' || sort !== '';

function Results(props: SearchViewProps) {
  const { state, people, group, filters, onClear, listings } = props;
  switch (group) {
    case 'users':
      return <PeopleResults state={people} onClear={onClear} />;
    case 'universities':
      return <Universities {...props} />;
    default:
      return state.status === 'idle' || isSingleList(group, filters) ? listings : <Everything {...props} />;
  }
}

function Universities({ state, ...rest }: SearchViewProps) {
  const found = state.status === 'ready' ? state.found.universities : [];
  if (found.length > 0) return <UniversityResults universities={found} />;
  return state.status === 'ready' ? <NothingFound {...rest} /> : <Everything {...rest} state={state} />;
}

function Everything({ state, ...rest }: SearchViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <ListingGridSkeleton />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<Search />} title={t.searchFailed} onRetry={state.retry} />;
    case 'empty':
      return <NothingFound {...rest} />;
    case 'ready':
      return (
        <div aria-busy={state.refreshing} className={state.refreshing ? 'opacity-60' : ''}>
          {listingsIn(state.found) > 0 ? <SearchFitNote fit={state.found.fit} /> : null}
          <OverviewView found={state.found} filters={rest.filters} renderCard={rest.renderCard} />
          <p className="flex justify-center pt-8">
            <MoreElsewhere hive="all" filters={rest.filters} here={listingsIn(state.found)} />
          </p>
        </div>
      );
    default:
      return state satisfies never;
  }
}

const listingsIn = ({ hives }: SearchOverview): number => hives.reduce((sum, { count }) => sum + count, 0);

function NothingFound({ group, filters, onClear, actions }: Omit<SearchViewProps, 'state'>) {
  const t = useMessages(catalogue);
  const { pricesCrossed } = useMessages(filterCatalogue);
  return (
    <EmptyState
      kind="nothing-found"
      icon={group === 'universities' ? <GraduationCap /> : <Search />}
      title={t.nothingTitle}
      description={arePricesCrossed(filters) ? pricesCrossed : t.nothingText}
      action={
        <span className="flex flex-wrap items-center justify-center gap-3">
          <Button onClick={onClear}>{t.clear}</Button>
          {group === 'universities' ? null : <MoreElsewhere hive="all" filters={filters} here={0} />}
          {actions}
        </span>
      }
    />
  );
}
