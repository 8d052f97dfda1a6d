import { PayoutScreen } from '@campushive/features/payouts';
import { useParams } from 'react-router-dom';

export { prefetchPayouts as prefetch } from '@campushive/features/payouts';

export default function PayoutPage() {
  const { id = '' } = useParams();
  return <PayoutScreen key={id} id={id} />;
}
