import { MyWorkScreen } from '@campushive/features/my-work';
import { useSearchParams } from 'react-router-dom';

/** The open tab lives in the address, so that Back and a link find it again. */
export default function MyWorkPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <MyWorkScreen
      tab={query.get('show') === 'applied' ? 'applied' : 'assigned'}
      onTabChange={({ tab: show }) => setQuery({ show }, { replace: true })}
    />
  );
}
