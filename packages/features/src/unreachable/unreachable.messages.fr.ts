import type { UnreachableMessages } from './unreachable.messages.js';

export const messages: UnreachableMessages = {
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Cette page n’est pas encore sur votre téléphone. Ce que vous avez déjà ouvert reste lisible.',
  signedInText: 'Vous êtes toujours connecté. Vos pages reviennent dès que {campus.name} est joignable.',
  failedTitle: 'Impossible de charger cette page',
  failedText: 'La connexion est peut-être lente, ou {campus.name} vient d’être mis à jour.',
  retry: 'Réessayer',
  back: 'Retour',
};
