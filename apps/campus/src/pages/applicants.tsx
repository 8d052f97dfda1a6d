import { ApplicantsScreen } from '@campushive/features/applicants';
import { NotFoundScreen } from '@campushive/features/home';
import { useHiveParams } from '../use-hive-params.js';

export default function ApplicantsPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? <NotFoundScreen /> : <ApplicantsScreen key={id} hive={hive} id={id} />;
}
