import type { ListingGroup } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import { MyListingsView } from './my-listings-view.js';
import { useMyListings } from './use-my-listings.js';

/** Open tab of the viewer's listings, which the host stores in the page's address. */
export interface MyListingsScreenProps {
  /** Open tab. The host stores it in the URL. */
  group: ListingGroup;
  onGroupChange: (change: { group: ListingGroup }) => void;
}

/** Viewer's listings in any status. */
export const MyListingsScreen = screen(function MyListingsScreen({
  group,
  onGroupChange,
}: MyListingsScreenProps) {
  const mine = useMyListings(group);
  return <MyListingsView group={group} onGroupChange={onGroupChange} mine={mine} />;
});
