import { LISTING_GROUP_NAMES } from '@campushive/contract/listing-status';
import { MyListingsScreen, prefetchMyListings } from '@campushive/features/my-listings';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

const groupIn = (query: URLSearchParams) =>
  LISTING_GROUP_NAMES.find((name) => name === query.get('show')) ?? 'open';

export const prefetch: Prefetch = (page) => prefetchMyListings(page, { group: groupIn(page.search) });

/** Stores the open tab in the URL, so that Back and a link restore it. */
export default function MyListingsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <MyListingsScreen
      group={groupIn(query)}
      onGroupChange={({ group: show }) => setQuery({ show }, { replace: true })}
    />
  );
}
