import type { HomeMessages } from './home.messages.js';

export const messages: HomeMessages = {
  notFoundTitle: '¡Vaya! Página no encontrada',
  notFoundText: 'Esta página ha volado.',
  elsewhere: 'O mira aquí:',
  search: 'Buscar',
  backHome: 'Volver al inicio',
};
