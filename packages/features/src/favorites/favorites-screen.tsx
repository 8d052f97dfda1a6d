import type { FavoriteKind } from '@campushive/contract';
import { screen } from '../kernel/index.js';
import { FavoritesView } from './favorites-view.js';
import { useFavorites } from './use-favorites.js';

export interface FavoritesScreenProps {
  /** The open tab, kept in the address by the host. */
  tab: FavoriteKind;
  /** The other tab was chosen. */
  onTabChange: (change: { tab: FavoriteKind }) => void;
}

/** The listings that a student saved and liked. */
export const FavoritesScreen = screen(function FavoritesScreen({ tab, onTabChange }: FavoritesScreenProps) {
  const state = useFavorites(tab);
  return <FavoritesView {...{ tab, onTabChange, state }} />;
});
