import { type HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon, HiveIcon } from '@campushive/ui/hexagon';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useHives, Link, useMessages, useUser } from '../kernel/index.js';
import {
  ListCount,
  ListingCard,
  ListingGrid,
  ListingGridSkeleton,
  ListingSkeletons,
  ShowMore,
  useRoom,
} from '../shared/index.js';
import { arePricesCrossed, NO_FILTERS, type ListingFilters } from '../shared/listing-filters/filters.js';
import { catalogue } from './hive-listing.catalogue.js';
import { catalogue as filterCatalogue } from '../shared/listing-filters/listing-filters.catalogue.js';
import { SearchWithFilters } from '../shared/listing-filters/search-with-filters.js';
import type { HiveListingState } from './use-hive-listing.js';

export interface HiveListingViewProps {
  /** Whose listings are shown; `all` is the search of the whole campus. */
  hive: HiveName | 'all';
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
  /** What else can be searched in, under the heading. */
  tabs?: ReactNode;
  /** What can be done with this search, beside its count and under an empty list. */
  actions?: ReactNode;
}

/** A hive's listings: search, filters, grid. */
export function HiveListingView(props: HiveListingViewProps) {
  const { hive, state, filters, onFiltersChange } = props;
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  return (
    <div className="page grid content-start gap-4 py-6">
      {/* On a phone name and button stand in one line: the first row of photos is what counts. */}
      <div className="flex flex-wrap items-center gap-2 sm:gap-x-3">
        {hive === 'all' ? null : <HexagonIcon tone={hive} size="sm" />}
        <div className="min-w-0 grow">
          <Heading level={1} className="max-sm:text-xl">
            {hive === 'all' ? words.searchTitle : hiveNamed(hive).title}
          </Heading>
          <ListCount state={state} words={words.count} />
        </div>
        {hive === 'buzz' ? (
          <Button asChild variant="outline" size="sm" leading={<Plus aria-hidden="true" />}>
            <Link to={{ to: 'post', hive }}>{words.createEvent}</Link>
          </Button>
        ) : null}
      </div>
      {props.tabs}
      <SearchWithFilters
        {...{ hive, filters, onFiltersChange, words }}
        q={props.q}
        onQChange={props.onQChange}
      >
        {state.status === 'empty' ? null : props.actions}
      </SearchWithFilters>
      <Listings {...props} />
    </div>
  );
}

/** The one thing to do in a hive with nothing in it. */
function PostButton({ hive }: { hive: HiveName | 'all' }) {
  const words = useMessages(catalogue);
  return (
    <Button asChild variant="primary" size="sm" leading={<Plus aria-hidden="true" />}>
      <Link to={hive === 'all' ? { to: 'post' } : { to: 'post', hive }}>
        {hive === 'essentials' ? words.postItem : words.postListing}
      </Link>
    </Button>
  );
}

function Listings({ hive, q, state, actions, filters, onQChange, onFiltersChange }: HiveListingViewProps) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const filterWords = useMessages(filterCatalogue);
  const title = hive === 'all' ? words.searchTitle : hiveNamed(hive).title;
  const icon = hive === 'all' ? <Search /> : <HiveIcon hive={hive} />;
  const tone = hive === 'all' ? {} : { tone: hive };
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
          title={words.failed(hive === 'all' ? null : { id: hive, title })}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty': {
      if (!state.filtered) {
        return (
          <EmptyState
            icon={icon}
            {...tone}
            title={words.emptyTitle(title)}
            description={words.emptyText}
            action={<PostButton hive={hive} />}
          />
        );
      }
      const clear = () => {
        onQChange({ q: '' });
        onFiltersChange({ filters: NO_FILTERS });
      };
      return (
        <EmptyState
          kind="nothing-found"
          icon={icon}
          title={words.nothingTitle}
          description={arePricesCrossed(filters) ? filterWords.pricesCrossed : words.nothingText}
          action={
            <span className="flex flex-wrap items-center justify-center gap-3">
              <Button onClick={clear}>{words.clear}</Button>
              {hive === 'all' || q === '' ? null : (
                <Button asChild variant="outline">
                  <Link to={{ to: 'search', q }}>{words.searchAll}</Link>
                </Button>
              )}
              {actions}
            </span>
          }
        />
      );
    }
    case 'ready':
      return <Grid hive={hive} state={state} />;
    default:
      return state satisfies never;
  }
}

type Ready = Extract<HiveListingState, { status: 'ready' }>;
/** As many cards as a phone shows at once. */
const FIRST_ROWS = 4;
/** What is drawn first: a bit more than that. */
const FIRST = 6;
/** Cards that are on their way, while more is loaded: a whole row on most screens. */
const COMING = 4;

function Grid({ hive, state }: { hive: HiveName | 'all'; state: Ready }) {
  const words = useMessages(catalogue);
  const one = hive === 'all' ? null : hive;
  const user = useUser();
  // A first screenful is there at once; the rest follows in steps between which touches are answered.
  const shown = useDeferredValue(Infinity, FIRST);
  const end = useReached(shown === Infinity ? state.more : null);
  const room = useRoom(state.loadingMore);
  return (
    <div aria-busy={state.refreshing || room.coming} className={state.refreshing ? 'opacity-60' : ''}>
      <Heading level={2} className="sr-only">
        {words.results}
      </Heading>
      <ListingGrid hive={one}>
        {state.listings.slice(0, shown).map((listing, index) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              showHive={hive === 'all'}
              eager={index < FIRST_ROWS}
              // What is looked for in the whole campus is looked at, even one's own.
              ownMark={hive !== 'all' && listing.postedById === user?.id ? words.yours : undefined}
            />
          </li>
        ))}
        {/* Other ones after each page: those that stayed would be seen moving down. */}
        {room.coming ? <ListingSkeletons key={state.listings.length} hive={one} count={COMING} /> : null}
      </ListingGrid>
      <ShowMore ref={end} room={room} state={state} words={words} />
    </div>
  );
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
