export const messages = {
  title: 'Favorites',
  /** Heading above the cards, for screen readers only. */
  results: 'Listings',
  count: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
  saved: 'Saved',
  liked: 'Liked',
  savedWhen: (when: string) => `Saved ${when}`,
  likedWhen: (when: string) => `Liked ${when}`,
  noSaved: 'Nothing saved yet',
  noSavedText: 'Press the heart on a listing to save it here. Only you can see it.',
  noLiked: 'Nothing liked yet',
  noLikedText: 'Press the thumb on a listing’s page to tell the poster you like it.',
  browse: 'Browse listings',
  failed: 'Your favorites could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading...',
};

export type FavoritesMessages = typeof messages;
