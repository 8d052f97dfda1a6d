const TYPES = ['users', 'universities'] as const;

/** Returns the one type of result that the URL of a search selects. Undefined for listings and for all types. */
export const searchTypeOf = (query: URLSearchParams): (typeof TYPES)[number] | undefined =>
  TYPES.find((type) => type === query.get('type'));
