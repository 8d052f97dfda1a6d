import type { KernelMessages } from './kernel.messages.js';

export const messages: KernelMessages = {
  offline: 'Problema de conexión. Comprueba tu conexión a Internet.',
  timeout: 'Ha tardado demasiado. Inténtalo de nuevo.',
  tooOften: (seconds) => `Demasiadas peticiones a la vez. Inténtalo de nuevo en ${seconds} s.`,
  sessionEnded: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
};
