import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { useParams } from 'react-router-dom';
import { moderation } from '../listing-moderation.js';
import { mainAction } from '../main-action.js';

/** The listing itself says which hive it is of. */
export default function AnyListingPage() {
  const { id = '' } = useParams();
  return <ListingDetailScreen key={id} id={id} mainAction={mainAction} moderation={moderation} />;
}
