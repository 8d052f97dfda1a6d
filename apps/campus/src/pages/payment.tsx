import { OrderScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';
import { draftFiles } from '../draft-files.js';

export default function PaymentPage() {
  const { id = '' } = useParams();
  return <OrderScreen key={id} id={id} shelf={draftFiles} />;
}
