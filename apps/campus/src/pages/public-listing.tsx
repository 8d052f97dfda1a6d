import { PublicLayout } from '@campushive/features/home';
import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { useParams } from 'react-router-dom';

export default function PublicListingPage() {
  const { id = '' } = useParams();
  return (
    <PublicLayout>
      <ListingDetailScreen hive="essentials" id={id} />
    </PublicLayout>
  );
}
