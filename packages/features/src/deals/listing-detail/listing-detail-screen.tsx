import { UNLISTED_HIVES, type HiveName } from '@campushive/contract';
import { useEffect } from 'react';
import { screen, useNavigation } from '../../kernel/index.js';
import { ListingDetailView } from './listing-detail-view.js';
import type { ListingDetailSlots, MainActionSlot, ModerationSlot } from './listing-slots.js';
import { useListingDetail, type ListingDetail } from './use-listing-detail.js';

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
  /** Parts that replace those of the page. Default: none. */
  slots?: ListingDetailSlots | undefined;
}

/** Page of a listing: photos, facts, poster and actions. */
export const ListingDetailScreen = screen(function ListingDetailScreen({
  hive,
  id,
  address,
  applying = false,
  mainAction,
  moderation,
  slots,
}: ListingDetailScreenProps) {
  const detail = useListingDetail(id, applying);
  useOwnPage(detail);
  return <ListingDetailView {...{ hive, address, detail, mainAction, moderation, slots }} />;
});

/** Opens the page of a stall or a safe deal, which a notice can name by its id alone. */
function useOwnPage({ state }: Pick<ListingDetail, 'state'>): void {
  const navigation = useNavigation();
  const { id, hiveTypeId: hive } = state.status === 'ready' ? state.listing : { id: '', hiveTypeId: '' };
  const isElsewhere = UNLISTED_HIVES.includes(hive);
  useEffect(() => {
    if (isElsewhere) navigation.go({ to: 'listing', hive, id }, { replace: true });
  }, [isElsewhere, navigation, hive, id]);
}
