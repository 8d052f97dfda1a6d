import { prefetchSafeDeal, SafeDealScreen } from '@campushive/features/safe-deals';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchSafeDeal(page, idIn(page));

export default function SafeDealPage() {
  const { id = '' } = useParams();
  return <SafeDealScreen key={id} id={id} />;
}
