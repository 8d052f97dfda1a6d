import type { PriceMessages } from './price.messages.js';

export const messages: PriceMessages = {
  unclear: (typed) => `Que voulez-vous dire par ${typed}\u00a0?`,
  choose: 'Choisissez le prix voulu.',
};
