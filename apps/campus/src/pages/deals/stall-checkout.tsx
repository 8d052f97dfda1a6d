import { prefetchStall, readBasket, StallCheckoutScreen } from '@campushive/features/stalls';
import { useParams, useSearchParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchStall(page, idIn(page));

export default function StallCheckoutPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <StallCheckoutScreen
      key={id}
      id={id}
      basket={readBasket(query.get('items'))}
      again={query.get('again')}
      reference={query.get('reference') ?? query.get('trxref')}
    />
  );
}
