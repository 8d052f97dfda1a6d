import { CheckoutScreen } from '@campushive/features/payments';
import { useSearchParams } from 'react-router-dom';
import { useHiveParams } from '../use-hive-params.js';

export default function CheckoutPage() {
  const { id } = useHiveParams();
  const [query] = useSearchParams();
  return <CheckoutScreen key={id} hiveId={id} reference={query.get('reference') ?? query.get('trxref')} />;
}
