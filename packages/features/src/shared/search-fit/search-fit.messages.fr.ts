import type { SearchFitMessages } from './search-fit.messages.js';

export const messages: SearchFitMessages = {
  some: 'Les premières annonces contiennent tous vos mots, les autres la plupart.',
  most: 'Aucune annonce ne contient tous vos mots. Celles-ci en contiennent la plupart.',
  corrected: 'Nous avons corrigé l’orthographe de vos mots.',
  alike: 'Aucune annonce ne contient ces mots. Ceux de ces annonces s’écrivent presque pareil.',
};
