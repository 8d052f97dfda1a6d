import { prefetchShelf, ShelfScreen } from '@campushive/features/profile';
import { PublicLayout } from '@campushive/features/public-layout';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchShelf(page, { name: page.params['name'] ?? '' });

export default function ShelfPage() {
  const { name = '' } = useParams();
  return (
    <PublicLayout>
      <ShelfScreen key={name} name={name} />
    </PublicLayout>
  );
}
