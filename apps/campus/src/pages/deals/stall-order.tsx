import { prefetchStallOrder, StallOrderScreen } from '@campushive/features/stalls';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchStallOrder(page, idIn(page));

export default function StallOrderPage() {
  const { id = '' } = useParams();
  return <StallOrderScreen key={id} id={id} />;
}
