export const messages = {
  some: 'The first listings match your search. The others come close.',
  most: 'No exact match. These come close.',
  corrected: 'We corrected your spelling.',
  alike: 'No listing has these words. These are spelled almost the same.',
};

export type SearchFitMessages = typeof messages;
