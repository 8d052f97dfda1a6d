import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { useParams } from 'react-router-dom';
import { moderation } from '../listing-moderation.js';
import { mainAction } from '../main-action.js';

export default function ServicePage() {
  const { id = '' } = useParams();
  return (
    <ListingDetailScreen key={id} hive="sidehustle" id={id} mainAction={mainAction} moderation={moderation} />
  );
}
