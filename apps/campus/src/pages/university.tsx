import { findUniversity } from '@campushive/contract';
import { PublicLayout } from '@campushive/features/public-layout';
import { UniversityScreen } from '@campushive/features/universities';
import { Navigate, useParams } from 'react-router-dom';
import { campus } from '../campus.js';
import { hrefOf } from '../destinations.js';

export default function UniversityPage() {
  const { id = '' } = useParams();
  const known = findUniversity(campus, id);
  // Old ids and names lead to the address of today.
  if (known !== undefined && known.id !== id) {
    return <Navigate replace to={hrefOf({ to: 'university', id: known.id }, false)} />;
  }
  return (
    <PublicLayout>
      <UniversityScreen key={id} id={id} />
    </PublicLayout>
  );
}
