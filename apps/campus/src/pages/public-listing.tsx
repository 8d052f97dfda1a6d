import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { PublicLayout } from '@campushive/features/public-layout';
import { useParams } from 'react-router-dom';

export default function PublicListingPage() {
  const { id = '' } = useParams();
  return (
    <PublicLayout>
      <ListingDetailScreen id={id} />
    </PublicLayout>
  );
}
