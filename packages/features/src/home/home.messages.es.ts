import type { HomeMessages } from './home.messages.js';

export const messages: HomeMessages = {
  notFoundTitle: '¡Vaya! Página no encontrada',
  notFoundText: 'Esta página ha volado, o nunca existió.',
  backHome: 'Volver al inicio',
};
