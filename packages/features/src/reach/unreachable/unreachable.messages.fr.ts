import type { UnreachableMessages } from './unreachable.messages.js';

export const messages: UnreachableMessages = {
  loading: 'Chargement...',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Cette page n’est pas enregistrée sur votre téléphone. Vous pouvez encore lire les pages déjà ouvertes.',
  signedInText: 'Votre session est toujours ouverte. Vos pages reviennent dès que la connexion est rétablie.',
  failedTitle: 'Impossible de charger cette page',
  failedText:
    'La connexion est peut-être lente, l’application vient d’être mise à jour, ou l’erreur vient de nous.',
  stalled: 'Cette page ne répond pas encore. La connexion est peut-être lente.',
  outdated:
    'Vous pouvez lire cette page, mais ses boutons et formulaires ne fonctionnent pas dans ce navigateur. Pour vous connecter, écrire ou payer, mettez-le à jour ou utilisez-en un autre.',
  retry: 'Réessayer',
  back: 'Retour',
};
