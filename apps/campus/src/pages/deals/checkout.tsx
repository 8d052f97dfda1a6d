import { prefetchListingDetail } from '@campushive/features/listing-detail';
import { CheckoutScreen } from '@campushive/features/payments';
import { useSearchParams } from 'react-router-dom';
import { useHiveParams } from '../../use-hive-params.js';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchListingDetail(page, idIn(page));

export default function CheckoutPage() {
  const { id } = useHiveParams();
  const [query] = useSearchParams();
  const [startsAt, hours] = [query.get('startsAt'), Number(query.get('hours'))];
  const seriesId = query.get('series');
  const session =
    startsAt !== null && hours > 0 ? { startsAt, hours, ...(seriesId !== null && { seriesId }) } : null;
  const reference = query.get('reference') ?? query.get('trxref');
  const kind = query.get('kind');
  const code = query.get('code');
  const bundled = query.get('with');
  return (
    <CheckoutScreen
      key={id}
      hiveId={id}
      reference={reference}
      session={session}
      kindId={kind}
      code={code}
      bundledIds={bundled === null ? [] : bundled.split(',')}
    />
  );
}
