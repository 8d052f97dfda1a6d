import { OrderScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';

export default function PaymentPage() {
  const { id = '' } = useParams();
  return <OrderScreen key={id} id={id} />;
}
