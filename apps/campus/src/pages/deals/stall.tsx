import { prefetchStall, readBasket, StallScreen, writeBasket } from '@campushive/features/stalls';
import { useParams, useSearchParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchStall(page, idIn(page));

/** Stores the basket in the URL, so that Back from the checkout restores it. */
export default function StallPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  return (
    <StallScreen
      key={id}
      id={id}
      basket={readBasket(query.get('items'))}
      onBasketChange={({ basket }) => {
        const items = writeBasket(basket);
        setQuery(items === '' ? {} : { items }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
