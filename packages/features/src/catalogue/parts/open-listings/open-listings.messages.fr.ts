import type { OpenListingsMessages } from './open-listings.messages.js';

export const messages: OpenListingsMessages = {
  failed: 'Impossible de charger les ruches. Veuillez réessayer plus tard.',
  more: 'Afficher plus',
};
