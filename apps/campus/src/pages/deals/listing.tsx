import type { HiveName } from '@campushive/contract';
import { NotFoundPage } from '../../fallbacks/not-found-page.js';
import { ListingDetailScreen, prefetchListingDetail } from '@campushive/features/listing-detail';
import { Fragment, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Editing } from '../../edit-listing-route.js';
import { moderation } from '../../listing-moderation.js';
import { mainAction } from '../../main-action.js';
import { hrefOf } from '../../destinations.js';
import { useHiveParams } from '../../use-hive-params.js';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchListingDetail(page, idIn(page));

export default function ListingPage() {
  const { hive, id } = useHiveParams();
  useReturn(hive, id);
  return hive === undefined ? (
    <NotFoundPage />
  ) : (
    <Fragment key={id}>
      <ListingDetailScreen hive={hive} id={id} mainAction={mainAction} moderation={moderation} />
      <Editing hive={hive} id={id} />
    </Fragment>
  );
}

/** Redirects a payment that returns to the listing to the checkout where it started. */
function useReturn(hive: HiveName | undefined, id: string): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const reference = query.get('reference') ?? query.get('trxref');
  useEffect(() => {
    if (hive !== undefined && reference !== null)
      void navigate(hrefOf({ to: 'checkout', hive, id, reference }, true), { replace: true });
  }, [hive, id, reference, navigate]);
}
