import { ListingDetailScreen, prefetchListingDetail } from '@campushive/features/listing-detail';
import { PublicLayout } from '@campushive/features/public-layout';
import { useLocation, useParams } from 'react-router-dom';
import { mainAction } from '../../main-action.js';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchListingDetail(page, idIn(page));

/** A listing for visitors and members. Logging in here returns to it. */
export default function PublicListingPage() {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  // Keeps a promo code in the URL through the login.
  const address = pathname + search;
  return (
    <PublicLayout from={address}>
      <ListingDetailScreen id={id} address={address} mainAction={mainAction} />
    </PublicLayout>
  );
}
