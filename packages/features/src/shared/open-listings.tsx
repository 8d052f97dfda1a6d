import type { HiveName, TopicId } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Hexagon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClient, useMessages } from '../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from './listing-card.js';
import { listingsWordsCatalogue } from './open-listings.catalogue.js';
import { ShowMoreButton } from './show-more.js';
import { FIRST_PAGE } from '../kernel/first-page.js';

export interface OpenListingsProps {
  /** Which of the open listings: all that fit every one of these. */
  filters: {
    readonly hiveType?: HiveName;
    readonly topic?: TopicId;
    readonly university?: string;
    readonly q?: string;
  };
  /** Said when there is none. */
  emptyTitle: string;
  /** What to do then. */
  emptyAction?: ReactNode;
}

/** What is open, newest first, a page at a time: for members and visitors alike. */
export function OpenListings({ filters, emptyTitle, emptyAction }: OpenListingsProps) {
  const words = useMessages(listingsWordsCatalogue);
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ['hives', 'open', filters],
    // While another word is looked for, what was found before stays.
    placeholderData: keepPreviousData,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      client.hives.list({ ...filters, sort: 'newest', cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.pagination?.nextCursor ?? undefined,
  });
  if (query.data === undefined) {
    return query.isError ? (
      <EmptyState
        kind="failed"
        icon={<Hexagon />}
        title={words.failed}
        action={<Button onClick={() => void query.refetch()}>{words.retry}</Button>}
      />
    ) : (
      <div aria-busy="true">
        <ListingGridSkeleton />
      </div>
    );
  }
  const listings = query.data.pages.flatMap((page) => page.data);
  if (listings.length === 0) return <EmptyState icon={<Hexagon />} title={emptyTitle} action={emptyAction} />;
  return (
    <div className="grid gap-6">
      <ListingGrid>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard listing={listing} showHive={filters.hiveType === undefined} eager={index < 2} />
          </li>
        ))}
      </ListingGrid>
      <ShowMoreButton
        state={{
          more: query.hasNextPage ? () => void query.fetchNextPage() : null,
          loadingMore: query.isFetchingNextPage,
        }}
        words={words}
      />
    </div>
  );
}
