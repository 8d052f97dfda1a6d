/** Pages of listings and every list of them. */
export const LISTINGS = ['hives'] as const;

/** Lists of listings of one kind. */
export const listingsKey = (kind: 'list' | 'mine' | 'open') => [...LISTINGS, kind] as const;

export const listingKey = (id: string) => [...LISTINGS, 'listing', id] as const;

/** Hearts and likes of the viewer. */
export const FAVORITES = ['favorites'] as const;

/** Saved listings, which a new heart changes. */
export const FAVORITE_LISTS = [...FAVORITES, 'list'] as const;

/** Imported listings behind claim links. */
export const CLAIMS = ['claims'] as const;

export const WANTED = ['wanted'] as const;

export const SAVED_SEARCHES = ['savedSearches'] as const;

/** Suggestions below the search box. */
export const SUGGESTIONS = ['search', 'suggestions'] as const;

/** Works that students show on their pages. */
export const PORTFOLIOS = ['users', 'portfolio'] as const;
