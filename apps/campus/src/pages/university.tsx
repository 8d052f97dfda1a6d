import { findUniversity } from '@campushive/contract';
import { useCampus } from '@campushive/features';
import { PublicLayout } from '@campushive/features/public-layout';
import { UniversityScreen } from '@campushive/features/universities';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefOf, isHiveName } from '../destinations.js';

export default function UniversityPage() {
  const campus = useCampus();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const hive = query.get('hive') ?? undefined;
  const known = findUniversity(campus, id);
  // Old ids and names redirect to the current URL.
  if (known !== undefined && known.id !== id) {
    return <Navigate replace to={hrefOf({ to: 'university', id: known.id }, false)} />;
  }
  return (
    <PublicLayout>
      <UniversityScreen
        key={id}
        id={id}
        hive={isHiveName(campus, hive) ? hive : null}
        onHiveChange={(change) =>
          setQuery(change.hive === null ? {} : { hive: change.hive }, { replace: true })
        }
      />
    </PublicLayout>
  );
}
