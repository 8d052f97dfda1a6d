import type { HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useHives, Link, useMessages, useUser } from '../kernel/index.js';
import {
  ListingCard,
  ListingGrid,
  ListingGridSkeleton,
  ListingSkeletons,
  ShowMore,
  useRoom,
} from '../shared/index.js';
import { MoreElsewhere } from '../shared/campus-scope/index.js';
import { arePricesCrossed, type ListingFilters } from '../shared/listing-filters/filters.js';
import { catalogue as filterCatalogue } from '../shared/listing-filters/listing-filters.catalogue.js';
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
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
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
    case 'empty':
      return state.filtered ? (
        <NothingFound {...props} icon={icon} />
      ) : (
        <EmptyState
          icon={icon}
          {...tone}
          title={words.emptyTitle(title)}
          description={words.emptyText}
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
          <Grid hive={hive} state={state} />
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
  const words = useMessages(catalogue);
  return (
    <Button asChild variant="primary" size="sm" leading={<Plus aria-hidden="true" />}>
      <Link to={hive === 'all' ? { to: 'post' } : { to: 'post', hive }}>
        {hive === 'essentials' ? words.postItem : words.postListing}
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
  const words = useMessages(catalogue);
  const { pricesCrossed } = useMessages(filterCatalogue);
  return (
    <EmptyState
      kind="nothing-found"
      icon={icon}
      title={words.nothingTitle}
      description={arePricesCrossed(filters) ? pricesCrossed : words.nothingText}
      action={
        <span className="flex flex-wrap items-center justify-center gap-3">
          <Button onClick={onClear}>{words.clear}</Button>
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
