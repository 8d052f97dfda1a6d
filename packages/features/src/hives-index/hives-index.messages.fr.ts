import type { HivesIndexMessages } from './hives-index.messages.js';

export const messages: HivesIndexMessages = {
  title: 'Ruches',
  intro: 'Tout le campus, en six ruches',
  search: 'Rechercher une ruche',
  searchPlaceholder: 'Rechercher une ruche…',
  clear: 'Effacer la recherche',
  open: (count) => (count === 1 ? '1 annonce ouverte' : `${count} annonces ouvertes`),
  failed: 'Impossible de charger les ruches. Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  nothing: 'Aucune ruche ne correspond à votre recherche',
  essentials: 'Acheter et vendre sur le campus',
  academia: 'Trouver un tuteur, ou le devenir',
  logistics: 'Se faire aider pour livraisons et courses',
  buzz: 'Voir ce qui se passe sur le campus',
  archive: 'Partager et trouver des supports de cours',
  sidehustle: 'Gagner de l’argent avec des petits travaux',
};
