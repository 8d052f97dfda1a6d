import { PublicLayout } from '@campushive/features/public-layout';
import { prefetchWantedPost, WantedPostScreen } from '@campushive/features/wanted';
import { useParams } from 'react-router-dom';
import { hrefOf } from '../../destinations.js';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchWantedPost(page, idIn(page));

/** A wanted post for visitors and members. Logging in here returns to it. */
export default function PublicWantedPage() {
  const { id = '' } = useParams();
  const address = hrefOf({ to: 'wantedPost', id }, false);
  return (
    <PublicLayout from={address}>
      <WantedPostScreen key={id} id={id} address={address} />
    </PublicLayout>
  );
}
