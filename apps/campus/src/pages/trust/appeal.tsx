import { AppealScreen, prefetchAppeal } from '@campushive/features/appeals';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchAppeal(page, idIn(page));

export default function AppealPage() {
  const { id = '' } = useParams();
  return <AppealScreen key={id} id={id} />;
}
