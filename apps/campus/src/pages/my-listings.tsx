import { LISTING_GROUP_NAMES } from '@campushive/contract/listing-status';
import { MyListingsScreen } from '@campushive/features/my-listings';
import { useSearchParams } from 'react-router-dom';

/** The open tab lives in the address, so that Back and a link find it again. */
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
