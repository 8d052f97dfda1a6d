import type { HiveName, Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useCampus, useClock, useHives, Link, useMessages, useUser } from '../kernel/index.js';
import {
  ListingCard,
  ListingGrid,
  ListingGridSkeleton,
  ListingSkeletons,
  ShowMore,
  useRoom,
} from '../shared/index.js';
import { MoreElsewhere } from '../shared/campus-scope/index.js';
import { SearchFitNote } from '../shared/search-fit/search-fit-note.js';
import { arePricesCrossed, usualSort, type ListingFilters } from '../shared/listing-filters/filters.js';
import { catalogue as filterCatalogue } from '../shared/listing-filters/listing-filters.catalogue.js';
import { toneOf } from '../shared/listing-card/hive-grounds.js';
import { byEventDays } from './event-days.js';
import { catalogue } from './hive-listing.catalogue.js';
import type { HiveListingState } from './use-hive-listing.js';

export interface ListingResultsViewProps {
  /** Whose listings are shown; `all` mixes the hives. */
  hive: HiveName | 'all';
  /** What was found, or why nothing is there. */
  state: HiveListingState;
  /** What narrowed the list. */
  filters: ListingFilters;
  /** Searches for nothing in particular again. */
  onClear: () => void;
  /** What can be done with a search that found nothing. */
  actions?: ReactNode;
  /** Where else to look then. */
  children?: ReactNode;
}

/** What a search for listings found, or why it found nothing. */
export function ListingResultsView(props: ListingResultsViewProps) {
  const { hive, state } = props;
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
        <EmptyState
          kind="failed"
          icon={icon}
          title={t.failed(hive === 'all' ? null : { id: hive, title })}
          action={<Button onClick={state.retry}>{t.retry}</Button>}
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
              <MoreElsewhere hive={hive} filters={props.filters} here={0} />
            </span>
          }
        />
      );
    case 'ready':
      return (
        <>
          <SearchFitNote fit={state.fit ?? 'all'} />
          <Grid hive={hive} state={state} filters={props.filters} />
          {state.more === null ? (
            <p className="flex justify-center">
              <MoreElsewhere hive={hive} filters={props.filters} here={state.count} />
            </p>
          ) : null}
        </>
      );
    default:
      return state satisfies never;
  }
}

/** The one thing to do in a hive with nothing in it. */
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
/** As many cards as a phone shows at once. */
const FIRST_ROWS = 4;
/** What is rendered first: a bit more than that. */
const FIRST = 6;
/** Cards that are on their way, while more is loaded: a whole row on most screens. */
const COMING = 4;

interface GridProps {
  hive: HiveName | 'all';
  state: Ready;
  filters: ListingFilters;
}

function Grid({ hive, state, filters }: GridProps) {
  const t = useMessages(catalogue);
  // A first screenful is there at once; the rest follows in steps between which touches are answered.
  const shown = useDeferredValue(Infinity, FIRST);
  const whole = shown === Infinity || state.listings.length <= FIRST;
  const end = useReached(whole ? state.more : null);
  const room = useRoom(state.loadingMore);
  const dated = hive === 'buzz' && (filters.sort || usualSort(hive, filters.q)) === 'soonest';
  const shelves = useShelves(state.listings.slice(0, shown), dated);
  return (
    <div aria-busy={state.refreshing || room.coming} className={state.refreshing ? 'opacity-60' : ''}>
      {shelves.map(({ title, listings }, index) => (
        <section key={title} className={index > 0 ? 'pt-6' : ''}>
          <Heading level={2} size="subsection" className={dated ? 'pb-3' : 'sr-only'}>
            {title}
          </Heading>
          <ListingGrid hive={hive === 'all' ? null : hive}>
            <Cards hive={hive} listings={listings} first={index === 0} />
            {/* Other ones after each page: those that stayed would be seen moving down. */}
            {room.coming && index === shelves.length - 1 ? (
              <ListingSkeletons
                key={state.listings.length}
                hive={hive === 'all' ? null : hive}
                count={COMING}
              />
            ) : null}
          </ListingGrid>
        </section>
      ))}
      {/* Below a first screenful that is not the whole, it would be seen moving down. */}
      {whole ? <ShowMore ref={end} room={room} state={state} t={t} /> : null}
    </div>
  );
}

/** Events under how soon they are; everything else under one heading, which is only heard. */
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

interface CardsProps {
  hive: HiveName | 'all';
  listings: readonly Listing[];
  /** They begin the page: their photos are loaded at once. */
  first: boolean;
}

function Cards({ hive, listings, first }: CardsProps) {
  const t = useMessages(catalogue);
  const user = useUser();
  return listings.map((listing, index) => (
    <li key={listing.id}>
      <ListingCard
        listing={listing}
        showHive={hive === 'all'}
        eager={first && index < FIRST_ROWS}
        // What is looked for in the whole campus is looked at, even one's own.
        ownMark={hive !== 'all' && listing.postedById === user?.id ? t.yours : undefined}
      />
    </li>
  ));
}

/** Runs when the element comes near the window; the button in it stays for everybody else. */
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
