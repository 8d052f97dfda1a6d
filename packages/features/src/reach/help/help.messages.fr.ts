import type { HelpMessages } from './help.messages.js';

export const messages: HelpMessages = {
  title: 'Centre d’aide',
  intro: 'Des réponses rapides de l’équipe.',
  search: 'Rechercher de l’aide',
  searchPlaceholder: 'Rechercher de l’aide…',
  clear: 'Effacer la recherche',
  found: (count) => (count < 2 ? `${count} article` : `${count} articles`),
  none: 'Aucun article ne contient ces mots',
  noneText: 'Essayez moins de mots, ou d’autres, ou écrivez-nous.',
  showAll: 'Voir tous les articles',
  categories: {
    start: 'Premiers pas',
    common: 'Questions courantes',
    buying: 'Acheter',
    selling: 'Vendre et gagner',
    account: 'Compte et vie privée',
    safety: 'Sécurité',
  },
  back: 'Tous les articles',
  related: 'À lire ensuite',
  notFound: 'Cet article n’existe pas',
  contactTitle: 'Encore un doute\u00a0?',
  contactText: 'Écrivez-nous. Une vraie personne vous répond, du lundi au vendredi, de 9\u00a0h à 17\u00a0h.',
  contact: 'Nous écrire',
};
