import type { HiveName } from '@campushive/contract';
import { screen } from '../kernel/index.js';
import { ListingDetailView } from './listing-detail-view.js';
import type { MainActionSlot, ModerationSlot } from './listing-slots.js';
import { useListingDetail } from './use-listing-detail.js';

export interface ListingDetailScreenProps {
  /** Where the page was opened, if in a hive; the listing itself knows its own. */
  hive?: HiveName | undefined;
  /** The listing. */
  id: string;
  /** The internal path to which a visitor comes back after logging in. Default: the listing. */
  address?: string;
  /** The form to apply for it is open from the start. Default: `false`. */
  applying?: boolean;
  /** What the listing's hive offers its readers. Default: paying for it. */
  mainAction?: MainActionSlot;
  /** What moderators can do to it. Default: nothing. */
  moderation?: ModerationSlot;
}

/** One listing: photos, facts, who posted it, and what can be done. */
export const ListingDetailScreen = screen(function ListingDetailScreen({
  hive,
  id,
  address,
  applying = false,
  mainAction,
  moderation,
}: ListingDetailScreenProps) {
  const detail = useListingDetail(id, applying);
  return <ListingDetailView {...{ hive, address, detail, mainAction, moderation }} />;
});
