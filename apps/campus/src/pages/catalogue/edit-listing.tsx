import { NotFoundPage } from '../../fallbacks/not-found-page.js';
import { Navigate } from 'react-router-dom';
import { hrefOf } from '../../destinations.js';
import { useHiveParams } from '../../use-hive-params.js';

/** Redirects the former URL of the form. */
export default function EditListingPage() {
  const { hive, id } = useHiveParams();
  return hive === undefined ? (
    <NotFoundPage />
  ) : (
    <Navigate replace to={hrefOf({ to: 'edit', hive, id }, true)} />
  );
}
