import { PublicLayout } from '@campushive/features/public-layout';
import { prefetchSafeDeal, ReportDeal, SafeDealScreen } from '@campushive/features/safe-deals';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchSafeDeal(page, idIn(page));

/** A safe deal for everyone with its link. Its header has one action, so that the payment comes first. */
export default function PublicSafeDealPage() {
  const { id = '' } = useParams();
  return (
    <PublicLayout aside={<ReportDeal id={id} iconOnly />}>
      <SafeDealScreen key={id} id={id} hasReport />
    </PublicLayout>
  );
}
