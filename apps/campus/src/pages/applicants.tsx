import { ApplicantsScreen } from '@campushive/features/applicants';
import { useHiveParams } from '../use-hive-params.js';
import NotFound from './not-found.js';

export default function ApplicantsPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? <NotFound /> : <ApplicantsScreen key={id} hive={hive} id={id} />;
}
