import { LISTING_GROUP_NAMES } from '@campushive/contract/listing-status';
import { MyListingsScreen } from '@campushive/features/my-listings';
import { useSearchParams } from 'react-router-dom';

/** Stores the open tab in the URL, so that Back and a link restore it. */
export default function MyListingsPage() {
  const [query, setQuery] = useSearchParams();
  const group = LISTING_GROUP_NAMES.find((name) => name === query.get('show')) ?? 'open';
  return (
    <MyListingsScreen
      group={group}
      onGroupChange={({ group: show }) => setQuery({ show }, { replace: true })}
    />
  );
}
