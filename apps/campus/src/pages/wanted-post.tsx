import { WantedPostScreen } from '@campushive/features/wanted';
import { useParams } from 'react-router-dom';

export default function WantedPostPage() {
  const { id = '' } = useParams();
  return <WantedPostScreen key={id} id={id} />;
}
