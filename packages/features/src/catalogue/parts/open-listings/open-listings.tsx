import { TOPICS } from '@campushive/contract';
import { EmptyState } from '@campushive/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Hexagon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClient, useMessages } from '../../../kernel/index.js';
import { CompactListing, ListingCard, ListingGrid, ListingGridSkeleton } from '../listing-card/index.js';
import { listingsWordsCatalogue } from './open-listings.catalogue.js';
import { openListingsQuery, type OpenListingsFilters } from './open-listings.queries.js';
import { ShowMoreButton } from '../../../shared/show-more.js';
import { LoadFailed } from '../../../shared/load-failed.js';

/** Filters of the listings to load, and the empty state. */
export interface OpenListingsProps {
  /** Filters that every listing must match. */
  filters: OpenListingsFilters;
  /** Title of the empty state. */
  emptyTitle: string;
  /** Action of the empty state. */
  emptyAction?: ReactNode;
}

/** Open listings, newest first, one page at a time. Works for members and visitors. */
export function OpenListings({ filters, emptyTitle, emptyAction }: OpenListingsProps) {
  const t = useMessages(listingsWordsCatalogue);
  const client = useClient();
  // A topic belongs to one hive, which decides the look of its cards.
  const hive = filters.hiveType ?? (filters.topic === undefined ? null : TOPICS[filters.topic].hive);
  const query = useInfiniteQuery(openListingsQuery(client, filters));
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailed icon={<Hexagon />} title={t.failed} onRetry={() => void query.refetch()} />
    ) : (
      <div aria-busy="true">
        <ListingGridSkeleton hive={hive} />
      </div>
    );
  }
  const listings = query.data.pages.flatMap((page) => page.data);
  if (listings.length === 0) return <EmptyState icon={<Hexagon />} title={emptyTitle} action={emptyAction} />;
  const Card = hive === null ? CompactListing : ListingCard;
  return (
    <div className="grid gap-6">
      <ListingGrid hive={hive}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <Card listing={listing} eager={index < 2} />
          </li>
        ))}
      </ListingGrid>
      <ShowMoreButton
        state={{
          more: query.hasNextPage ? () => void query.fetchNextPage() : null,
          loadingMore: query.isFetchingNextPage,
        }}
        t={t}
      />
    </div>
  );
}
