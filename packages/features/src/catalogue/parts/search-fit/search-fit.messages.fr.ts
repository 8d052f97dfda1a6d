import type { SearchFitMessages } from './search-fit.messages.js';

export const messages: SearchFitMessages = {
  some: 'Les premières annonces correspondent à votre recherche. Les autres s’en approchent.',
  most: 'Pas de correspondance exacte. Celles-ci s’en approchent.',
  corrected: 'Nous avons corrigé l’orthographe.',
  alike: 'Aucune annonce ne contient ces mots. Celles-ci en ont de très proches.',
};
