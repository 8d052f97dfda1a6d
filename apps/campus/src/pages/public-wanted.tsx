import { PublicLayout } from '@campushive/features/public-layout';
import { WantedPostScreen } from '@campushive/features/wanted';
import { useParams } from 'react-router-dom';
import { hrefOf } from '../destinations.js';

/** Members see it, too: who logs in here comes back to it. */
export default function PublicWantedPage() {
  const { id = '' } = useParams();
  const address = hrefOf({ to: 'wantedPost', id }, false);
  return (
    <PublicLayout from={address}>
      <WantedPostScreen key={id} id={id} address={address} />
    </PublicLayout>
  );
}
