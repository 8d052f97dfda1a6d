import type { ListingGroup } from '@campushive/contract';
import { screen } from '../kernel/index.js';
import { MyListingsView } from './my-listings-view.js';
import { useMyListings } from './use-my-listings.js';

export interface MyListingsScreenProps {
  /** The open tab; the host keeps it in the address. */
  group: ListingGroup;
  /** Another group was chosen. */
  onGroupChange: (change: { group: ListingGroup }) => void;
}

/** Everything that I posted, in any status. */
export const MyListingsScreen = screen(function MyListingsScreen({
  group,
  onGroupChange,
}: MyListingsScreenProps) {
  const mine = useMyListings(group);
  return <MyListingsView group={group} onGroupChange={onGroupChange} mine={mine} />;
});
