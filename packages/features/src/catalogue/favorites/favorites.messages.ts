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
  noSavedText: 'Press the heart on a listing to keep it here. Only you see what you saved.',
  noLiked: 'Nothing liked yet',
  noLikedText: 'Press the thumb on a listing’s page to tell its poster that it is good.',
  browse: 'Browse listings',
  failed: 'Your favorites could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading...',
};

export type FavoritesMessages = typeof messages;
