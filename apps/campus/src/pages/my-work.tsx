import { MyWorkScreen } from '@campushive/features/my-work';
import { useSearchParams } from 'react-router-dom';

/** Stores the open tab in the URL, so that Back and a link restore it. */
export default function MyWorkPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <MyWorkScreen
      tab={query.get('show') === 'applied' ? 'applied' : 'assigned'}
      onTabChange={({ tab: show }) => setQuery({ show }, { replace: true })}
    />
  );
}
