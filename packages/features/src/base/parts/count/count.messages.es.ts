import type { CountMessages } from './count.messages.js';

export const messages: CountMessages = {
  less: 'Uno menos',
  more: 'Uno más',
};
