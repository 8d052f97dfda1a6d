import { prefetchReceipt, ReceiptScreen } from '@campushive/features/payments';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchReceipt(page, idIn(page));

export default function ReceiptPage() {
  const { id = '' } = useParams();
  return <ReceiptScreen key={id} id={id} print={() => window.print()} />;
}
