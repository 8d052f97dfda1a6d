export const messages = {
  less: 'One less',
  more: 'One more',
};

export type CountMessages = typeof messages;
