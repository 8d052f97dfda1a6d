import type { FavoriteKind } from '@campushive/contract';
import { screen } from '../../kernel/index.js';
import type { RenderCard } from '../parts/listing-card/index.js';
import { FavoritesView } from './favorites-view.js';
import { useFavorites } from './use-favorites.js';

/** Open tab of the favourites, which the host stores in the page's address. */
export interface FavoritesScreenProps {
  /** Open tab. The host stores it in the address. */
  tab: FavoriteKind;
  /** Called when the other tab is chosen. */
  onTabChange: (change: { tab: FavoriteKind }) => void;
  /** Renders the card of each listing. Default: a compact card. */
  renderCard?: RenderCard | undefined;
}

/** Page of a student's saved and liked listings. */
export const FavoritesScreen = screen(function FavoritesScreen({
  tab,
  onTabChange,
  renderCard,
}: FavoritesScreenProps) {
  const state = useFavorites(tab);
  return <FavoritesView {...{ tab, onTabChange, state, renderCard }} />;
});
