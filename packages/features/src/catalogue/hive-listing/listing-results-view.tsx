import type { HiveName, Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useCampus, useClock, useHives, Link, useMessages, useUser } from '../../kernel/index.js';
import {
  ListingCard,
  ListingGrid,
  ListingGridSkeleton,
  ListingSkeletons,
  type ListingCardProps,
  type RenderCard,
} from '../parts/listing-card/index.js';
import { ShowMore, useRoom } from '../../shared/index.js';
import { MoreElsewhere } from '../parts/campus-scope/index.js';
import { SearchFitNote } from '../parts/search-fit/search-fit-note.js';
import { arePricesCrossed, usualSort, type ListingFilters } from '../parts/listing-filters/filters.js';
import { catalogue as filterCatalogue } from '../parts/listing-filters/listing-filters.catalogue.js';
import { toneOf } from '../parts/listing-card/hive-grounds.js';
import { byEventDays } from './event-days.js';
import { catalogue } from './hive-listing.catalogue.js';
import type { HiveListingState } from './use-hive-listing.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Search with its loaded results. */
export interface ListingResultsViewProps {
  /** Hive of the listings; `all` mixes the hives. */
  hive: HiveName | 'all';
  /** Results, or the reason why there are none. */
  state: HiveListingState;
  /** Filters of the search. */
  filters: ListingFilters;
  /** Clears the search and its filters. */
  onClear: () => void;
  /** Card of each listing, such as `CompactListing` where hives are mixed. Default: the card of its hive. */
  card?: ComponentType<ListingCardProps> | undefined;
  /** Renders the card of each listing. Default: `card`. */
  renderCard?: RenderCard | undefined;
  /** Actions on a search without results. */
  actions?: ReactNode;
  /** Further suggestions for a search without results. */
  children?: ReactNode;
}

/** Results of a listing search, or the reason why there are none. */
export function ListingResultsView(props: ListingResultsViewProps) {
  const { hive, state, filters, card, renderCard } = props;
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const title = hive === 'all' ? t.searchTitle : hiveNamed(hive).title;
  const icon = hive === 'all' ? <Search /> : <HiveIcon hive={hive} />;
  const colour = hive === 'all' ? 'neutral' : toneOf(hive);
  const tone = colour === 'neutral' ? {} : { tone: colour };
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <ListingGridSkeleton hive={hive === 'all' ? null : hive} />
        </div>
      );
    case 'failed':
      return (
        <LoadFailed
          icon={icon}
          title={t.failed(hive === 'all' ? null : { id: hive, title })}
          onRetry={state.retry}
        />
      );
    case 'empty':
      return state.filtered ? (
        <NothingFound {...props} icon={icon} />
      ) : (
        <EmptyState
          icon={icon}
          {...tone}
          title={t.emptyTitle(title)}
          description={t.emptyText}
          action={
            <span className="flex flex-wrap items-center justify-center gap-3">
              <PostButton hive={hive} />
              <MoreElsewhere {...{ hive, filters }} here={0} />
            </span>
          }
        />
      );
    case 'ready':
      return (
        <>
          <SearchFitNote fit={state.fit ?? 'all'} />
          <Grid {...{ hive, state, filters, card, renderCard }} />
          {state.more === null ? (
            <p className="flex justify-center">
              <MoreElsewhere {...{ hive, filters }} here={state.count} />
            </p>
          ) : null}
        </>
      );
    default:
      return state satisfies never;
  }
}

/** Button to post in an empty hive. */
function PostButton({ hive }: { hive: HiveName | 'all' }) {
  const t = useMessages(catalogue);
  return (
    <Button asChild variant="primary" size="sm" leading={<Plus aria-hidden="true" />}>
      <Link to={hive === 'all' ? { to: 'post' } : { to: 'post', hive }}>
        {hive === 'essentials' ? t.postItem : t.postListing}
      </Link>
    </Button>
  );
}

function NothingFound({
  hive,
  filters,
  onClear,
  actions,
  children,
  icon,
}: ListingResultsViewProps & { icon: ReactNode }) {
  const t = useMessages(catalogue);
  const { pricesCrossed } = useMessages(filterCatalogue);
  return (
    <EmptyState
      kind="nothing-found"
      icon={icon}
      title={t.nothingTitle}
      description={arePricesCrossed(filters) ? pricesCrossed : t.nothingText}
      action={
        <span className="flex flex-wrap items-center justify-center gap-3">
          <Button onClick={onClear}>{t.clear}</Button>
          <MoreElsewhere hive={hive} filters={filters} here={0} />
          {children}
          {actions}
        </span>
      }
    />
  );
}

type Ready = Extract<HiveListingState, { status: 'ready' }>;
/** Number of cards visible at once on a phone. */
const FIRST_ROWS = 4;
/** Number of cards in the first render, slightly more than a phone shows. */
const FIRST = 6;
/** Number of skeletons while the next page loads: one full row on most screens. */
const SKELETONS = 4;

interface GridProps extends Pick<ListingResultsViewProps, 'hive' | 'card' | 'renderCard'> {
  state: Ready;
  filters: ListingFilters;
}

function Grid({ hive, state, filters, card, renderCard }: GridProps) {
  const t = useMessages(catalogue);
  // Renders the first screenful immediately and defers the rest, so that touches stay responsive.
  const shown = useDeferredValue(Infinity, FIRST);
  const showsAll = shown === Infinity || state.listings.length <= FIRST;
  const end = useReached(showsAll ? state.more : null);
  const room = useRoom(state.loadingMore);
  const dated = hive === 'buzz' && (filters.sort || usualSort(hive, filters.q)) === 'soonest';
  const shelves = useShelves(state.listings.slice(0, shown), dated);
  return (
    <div aria-busy={state.refreshing || room.coming} className={state.refreshing ? 'opacity-60' : ''}>
      {shelves.map(({ title, listings }, index) => (
        <section key={title} className={index > 0 ? 'pt-6' : ''}>
          <Heading level={2} size="subsection" className={headingClass(dated, index)}>
            {title}
          </Heading>
          <ListingGrid hive={hive === 'all' ? null : hive}>
            <Cards {...{ hive, listings, card, renderCard }} first={index === 0} />
            {/* Remounted for each page; otherwise the existing skeletons would visibly move down. */}
            {room.coming && index === shelves.length - 1 ? (
              <ListingSkeletons
                key={state.listings.length}
                hive={hive === 'all' ? null : hive}
                count={SKELETONS}
              />
            ) : null}
          </ListingGrid>
        </section>
      ))}
      {/* Hidden below a partial first screenful, where it would visibly move down. */}
      {showsAll ? <ShowMore ref={end} room={room} state={state} t={t} /> : null}
    </div>
  );
}

/** Returns the look of a group's heading. A phone hides the first one, because the cards below it carry their dates. */
function headingClass(dated: boolean, index: number): string {
  if (!dated) return 'sr-only';
  return index === 0 ? 'pb-3 max-sm:sr-only' : 'pb-3';
}

/** Groups of listings: events by date, everything else under one heading for screen readers. */
function useShelves(listings: readonly Listing[], dated: boolean) {
  const t = useMessages(catalogue);
  const { timeZone } = useCampus();
  const now = useClock().now();
  if (!dated) return [{ title: t.results, listings }];
  return byEventDays(listings, now, timeZone).map((one) => ({
    title: t.days[one.days],
    listings: one.listings,
  }));
}

interface CardsProps extends Pick<ListingResultsViewProps, 'hive' | 'card' | 'renderCard'> {
  listings: readonly Listing[];
  /** True for the first group of the page, whose photos load eagerly. */
  first: boolean;
}

function Cards({ hive, listings, first, card: Card = ListingCard, renderCard }: CardsProps) {
  const t = useMessages(catalogue);
  const user = useUser();
  return listings.map((listing, index) => {
    const card = {
      listing,
      eager: first && index < FIRST_ROWS,
      // A search across all hives leads to the listing's page, even for the viewer's own.
      ownMark: hive !== 'all' && listing.postedById === user?.id ? t.yours : undefined,
    };
    return <li key={listing.id}>{renderCard === undefined ? <Card {...card} /> : renderCard(card)}</li>;
  });
}

/** Calls `run` when the element comes near the viewport. Its button remains for everyone else. */
function useReached(run: (() => void) | null) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const watched = run !== null;
  useEffect(() => {
    if (element.current === null || !watched || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current?.();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [watched]);
  return element;
}
