import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { PublicLayout } from '@campushive/features/public-layout';
import { useLocation, useParams } from 'react-router-dom';
import { mainAction } from '../main-action.js';

/** Members see it, too: who logs in here comes back to it. */
export default function PublicListingPage() {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  // A promo code of the address is still there after logging in.
  const address = pathname + search;
  return (
    <PublicLayout from={address}>
      <ListingDetailScreen id={id} address={address} mainAction={mainAction} />
    </PublicLayout>
  );
}
