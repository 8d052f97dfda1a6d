export const messages = {
  failed: 'Failed to load hives. Please try again later.',
  more: 'Show more',
};

export type OpenListingsMessages = typeof messages;
