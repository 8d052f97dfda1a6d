import { prefetchWantedPost, WantedPostScreen } from '@campushive/features/wanted';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchWantedPost(page, idIn(page));

export default function WantedPostPage() {
  const { id = '' } = useParams();
  return <WantedPostScreen key={id} id={id} />;
}
