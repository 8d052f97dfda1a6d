import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { TextLink, useClient, useHomeCampus, useMessages } from '../../kernel/index.js';
import { CompactListing, ListingGrid, ListingGridSkeleton } from '../parts/listing-card/index.js';
import { catalogue } from './hives-index.catalogue.js';
import { FRESH_COUNT, freshListingsQuery } from './hives-index.queries.js';

/**
 * Latest listings of all hives, for users who have no hive in mind. Renders nothing after a failed load or without
 * listings.
 */
export function FreshListings() {
  const t = useMessages(catalogue);
  const query = useQuery(freshListingsQuery(useClient(), useHomeCampus().leading));
  if (query.isError || query.data?.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2}>{t.fresh}</Heading>
        <TextLink standalone to={{ to: 'search' }}>
          {t.browseAll}
        </TextLink>
      </div>
      {query.data === undefined ? (
        <div aria-busy="true">
          <ListingGridSkeleton most={6} count={FRESH_COUNT} />
        </div>
      ) : (
        <ListingGrid most={6}>
          {query.data.map((listing) => (
            <li key={listing.id}>
              <CompactListing listing={listing} />
            </li>
          ))}
        </ListingGrid>
      )}
    </section>
  );
}
