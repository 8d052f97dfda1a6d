import type { SearchFitMessages } from './search-fit.messages.js';

export const messages: SearchFitMessages = {
  some: 'Les premières annonces correspondent à votre recherche. Les autres s’en approchent.',
  most: 'Aucune annonce ne correspond à toute votre recherche. Celles-ci s’en approchent.',
  corrected: 'Nous avons corrigé l’orthographe de vos mots.',
  alike: 'Aucune annonce ne contient ces mots. Ceux de ces annonces s’écrivent presque pareil.',
};
