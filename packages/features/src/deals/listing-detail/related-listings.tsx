import type { HiveName, Listing } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHives, useClient, useMessages, useUser } from '../../kernel/index.js';
import { BundleBarOnDemand, BundleToggleOnDemand, mayBundle } from '../parts/bundle/index.js';
import {
  CompactListing,
  ListingCard,
  ListingGrid,
  ListingGridSkeleton,
} from '../../catalogue/parts/listing-card/index.js';
import { LazyOnVisible } from '../../shared/lazy-on-visible.js';
import { catalogue } from './listing-detail.catalogue.js';
import { MAX_RELATED, moreOfPosterQuery, relatedQuery } from './listing-detail.queries.js';
import type { ReadyState } from './use-listing-detail.js';

/** Related listings: others in the hive, and others of the seller. Renders nothing on the viewer's own listing. */
export function RelatedListings({ state: { listing, reader } }: { state: ReadyState }) {
  if (reader === 'poster') return null;
  return (
    <LazyOnVisible reserved={reader === 'visitor'}>
      <div className="grid gap-8 pt-8">
        <InThisHive listing={listing} />
        {reader === 'visitor' || listing.postedBy.name === null ? null : (
          <FromThisPoster listing={listing} name={listing.postedBy.name} />
        )}
      </div>
    </LazyOnVisible>
  );
}

function InThisHive({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const hive = listing.hiveTypeId;
  const title = t.moreIn(useHives()(hive).title);
  const query = useQuery(relatedQuery(useClient(), listing));
  return <Shelf title={title} hive={hive} query={query} />;
}

function FromThisPoster({ listing, name }: { listing: Listing; name: string }) {
  const t = useMessages(catalogue);
  const query = useQuery(moreOfPosterQuery(useClient(), listing));
  const viewerId = useUser()?.id;
  const first = mayBundle(listing, viewerId) ? listing : undefined;
  const sold = query.data?.filter((one) => mayBundle(one, viewerId)) ?? [];
  const isBundled = sold.length + (first === undefined ? 0 : 1) > 1;
  return (
    <Shelf
      title={t.moreFrom(name)}
      hive={null}
      query={query}
      top={isBundled ? <BundleBarOnDemand sellerId={listing.postedById} name={name} /> : null}
      below={isBundled ? (one) => <BundleToggleOnDemand listing={one} first={first} /> : undefined}
    />
  );
}

interface ShelfProps {
  title: string;
  /** Hive of all listings; null for mixed hives. */
  hive: HiveName | null;
  query: { readonly data: readonly Listing[] | undefined; readonly isPending: boolean };
  /** Content between the title and the cards. Default: none. */
  top?: ReactNode;
  /** Content below each card. Default: none. */
  below?: ((listing: Listing) => ReactNode) | undefined;
}

/** Row of related listings. Renders nothing without results or after a failure, because the content is secondary. */
function Shelf({ title, hive, query: { data, isPending }, top = null, below }: ShelfProps) {
  if (!isPending && (data === undefined || data.length === 0)) return null;
  return (
    <section className="grid gap-3" aria-busy={isPending}>
      <Heading level={2}>{title}</Heading>
      {top}
      {data === undefined ? (
        <ListingGridSkeleton hive={hive} most={4} count={MAX_RELATED} />
      ) : (
        <ListingGrid hive={hive} most={4}>
          {data.map((listing) => (
            <li key={listing.id} className="grid content-start gap-2">
              {hive === null ? <CompactListing listing={listing} /> : <ListingCard listing={listing} />}
              {below?.(listing)}
            </li>
          ))}
        </ListingGrid>
      )}
    </section>
  );
}
