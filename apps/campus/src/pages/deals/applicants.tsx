import { ApplicantsScreen, prefetchApplicants } from '@campushive/features/applicants';
import { NotFoundPage } from '../../fallbacks/not-found-page.js';
import { useHiveParams } from '../../use-hive-params.js';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchApplicants(page, idIn(page));

export default function ApplicantsPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? <NotFoundPage /> : <ApplicantsScreen key={id} hive={hive} id={id} />;
}
