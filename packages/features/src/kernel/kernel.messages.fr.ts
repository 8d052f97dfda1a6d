import type { KernelMessages } from './kernel.messages.js';

export const messages: KernelMessages = {
  offline: 'Problème de connexion. Vérifiez votre connexion Internet.',
  timeout: 'La réponse a trop tardé. Veuillez réessayer.',
  tooOften: (seconds) => `Trop de demandes à la fois. Réessayez dans ${seconds} s.`,
  sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
};
