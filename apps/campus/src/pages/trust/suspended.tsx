import { SuspensionScreen } from '@campushive/features/appeals';
import { useSearchParams } from 'react-router-dom';

export default function SuspendedPage() {
  const [params] = useSearchParams();
  return <SuspensionScreen isNotified={params.has('told')} />;
}
