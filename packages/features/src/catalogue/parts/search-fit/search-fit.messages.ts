export const messages = {
  some: 'The first listings fit what you typed. The others come close to it.',
  most: 'No listing fits all that you typed. These come close to it.',
  corrected: 'We corrected the spelling of your words.',
  alike: 'No listing has these words. These are spelt almost the same.',
};

export type SearchFitMessages = typeof messages;
