import type { CountMessages } from './count.messages.js';

export const messages: CountMessages = {
  less: 'Un de moins',
  more: 'Un de plus',
};
