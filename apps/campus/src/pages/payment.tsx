import { OrderScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';
import { draftShelf } from '../ports/draft-shelf.js';

export default function PaymentPage() {
  const { id = '' } = useParams();
  return <OrderScreen key={id} id={id} shelf={draftShelf} />;
}
