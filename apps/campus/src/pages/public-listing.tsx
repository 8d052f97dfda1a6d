import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { PublicLayout } from '@campushive/features/public-layout';
import { useLocation, useParams } from 'react-router-dom';

export default function PublicListingPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  return (
    <PublicLayout from={pathname}>
      <ListingDetailScreen id={id} />
    </PublicLayout>
  );
}
