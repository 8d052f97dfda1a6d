export const messages = {
  some: 'The first listings have all your words, the others most of them.',
  most: 'No listing has all your words. These have most of them.',
  corrected: 'We corrected the spelling of your words.',
  alike: 'No listing has these words. These are spelt almost the same.',
};

export type SearchFitMessages = typeof messages;
