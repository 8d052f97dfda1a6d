import { ReceiptScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';

export default function ReceiptPage() {
  const { id = '' } = useParams();
  return <ReceiptScreen key={id} id={id} print={() => window.print()} />;
}
