import type { HomeMessages } from './home.messages.js';

export const messages: HomeMessages = {
  notFoundTitle: 'Oups\u00a0! Page introuvable',
  notFoundText: 'Cette page s’est envolée.',
  elsewhere: 'Ou regardez ici\u00a0:',
  search: 'Rechercher',
  backHome: 'Retour à l’accueil',
};
