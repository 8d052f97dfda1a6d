const TYPES = ['users', 'universities'] as const;

/** What the address of a search shows alone; undefined for listings and everything. */
export const searchTypeOf = (query: URLSearchParams): (typeof TYPES)[number] | undefined =>
  TYPES.find((type) => type === query.get('type'));
