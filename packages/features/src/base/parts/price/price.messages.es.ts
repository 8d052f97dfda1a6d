import type { PriceMessages } from './price.messages.js';

export const messages: PriceMessages = {
  unclear: (typed) => `¿Qué quieres decir con ${typed}?`,
  choose: 'Elige el precio correcto.',
};
