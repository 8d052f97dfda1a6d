import { ApplicantsScreen } from '@campushive/features/applicants';
import { NothingHere } from '../nothing-here.js';
import { useHiveParams } from '../use-hive-params.js';

export default function ApplicantsPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? <NothingHere /> : <ApplicantsScreen key={id} hive={hive} id={id} />;
}
