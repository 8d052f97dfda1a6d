import { ListingDetailScreen, prefetchListingDetail } from '@campushive/features/listing-detail';
import { useParams, useSearchParams } from 'react-router-dom';
import { APPLY } from '../../destinations.js';
import { moderation } from '../../listing-moderation.js';
import { mainAction } from '../../main-action.js';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchListingDetail(page, idIn(page));

/** Finds the hive from the listing itself. */
export default function AnyListingPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <ListingDetailScreen
      key={id}
      id={id}
      applying={query.has(APPLY)}
      mainAction={mainAction}
      moderation={moderation}
    />
  );
}
