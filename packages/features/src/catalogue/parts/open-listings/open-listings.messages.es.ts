import type { OpenListingsMessages } from './open-listings.messages.js';

export const messages: OpenListingsMessages = {
  failed: 'No se pudieron cargar las colmenas. Inténtalo más tarde.',
  more: 'Mostrar más',
};
