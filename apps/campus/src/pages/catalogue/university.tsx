import { findUniversity } from '@campushive/contract';
import { useCampus } from '@campushive/features';
import { PublicLayout } from '@campushive/features/public-layout';
import { prefetchUniversity, UniversityScreen } from '@campushive/features/universities';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefOf, isHiveName } from '../../destinations.js';
import { notFound, type PageRequest, type Prefetch } from '../../page.js';

function hiveIn({ campus, search }: Pick<PageRequest, 'campus' | 'search'>) {
  const hive = search.get('hive') ?? undefined;
  return isHiveName(campus, hive) ? hive : null;
}

export const prefetch: Prefetch = (page) => {
  const university = findUniversity(page.campus, page.params['id'] ?? '');
  if (university === undefined) throw notFound();
  return prefetchUniversity(page, { id: university.id, hive: hiveIn(page) });
};

export default function UniversityPage() {
  const campus = useCampus();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const university = findUniversity(campus, id);
  // Old ids and names redirect to the current URL.
  if (university !== undefined && university.id !== id) {
    return <Navigate replace to={hrefOf({ to: 'university', id: university.id }, false)} />;
  }
  return (
    <PublicLayout>
      <UniversityScreen
        key={id}
        id={id}
        hive={hiveIn({ campus, search: query })}
        onHiveChange={(change) =>
          setQuery(change.hive === null ? {} : { hive: change.hive }, { replace: true })
        }
      />
    </PublicLayout>
  );
}
