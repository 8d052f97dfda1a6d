import type { HiveName } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import { ListingDetailView } from './listing-detail-view.js';
import type { MainActionSlot, ModerationSlot } from './listing-slots.js';
import { useListingDetail } from './use-listing-detail.js';

/** Listing of a page from its address, with actions from other features. */
export interface ListingDetailScreenProps {
  /** Hive in which the page was opened, if any. The listing has its own. */
  hive?: HiveName | undefined;
  /** Id of the listing. */
  id: string;
  /** Internal path for a visitor's return after the login. Default: the listing. */
  address?: string;
  /** Opens the application form initially. Default `false`. */
  applying?: boolean;
  /** Main action of the listing's hive. Default: paying. */
  mainAction?: MainActionSlot;
  /** Actions of moderators. Default: none. */
  moderation?: ModerationSlot;
}

/** Page of a listing: photos, facts, poster and actions. */
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
