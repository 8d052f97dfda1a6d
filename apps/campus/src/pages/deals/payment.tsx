import { OrderScreen, prefetchOrder } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchOrder(page, idIn(page));

export default function PaymentPage() {
  const { id = '' } = useParams();
  return <OrderScreen key={id} id={id} />;
}
