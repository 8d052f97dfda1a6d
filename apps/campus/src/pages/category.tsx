import { CategoryScreen } from '@campushive/features/categories';
import { PublicLayout } from '@campushive/features/public-layout';
import { useParams } from 'react-router-dom';

export default function CategoryPage() {
  const { id = '' } = useParams();
  return (
    <PublicLayout>
      <CategoryScreen id={id} />
    </PublicLayout>
  );
}
