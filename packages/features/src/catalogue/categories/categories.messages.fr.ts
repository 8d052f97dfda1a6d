import { formatCount } from '../../kernel/count.js';
import type { CategoriesMessages } from './categories.messages.js';

export const messages: CategoriesMessages = {
  title: 'Catégories',
  intro: 'Regardez librement. Connectez-vous pour écrire ou payer.',
  hives: 'Ruches',
  searchEverywhere: 'Chercher sur tous les campus',
  resultsFor: (q) => `Résultats pour «\u00a0${q}\u00a0»`,
  shelves: 'Catégories populaires',
  openHere: 'Annonces ouvertes',
  open: (count) =>
    count < 2
      ? `${formatCount(count, 'fr')} annonce ouverte`
      : `${formatCount(count, 'fr')} annonces ouvertes`,
  back: 'Toutes les catégories',
  none: 'Aucune ruche disponible dans cette catégorie pour l’instant.',
  search: 'Rechercher dans le titre et la description',
  searchPlaceholder: 'Rechercher…',
  clearSearch: 'Effacer la recherche',
  viewAll: 'Voir toutes les ruches',
  nothingFound: 'Rien trouvé',
  notFound: 'Cette catégorie n’existe pas',
  about: {
    essentials: 'Acheter et vendre sur le campus',
    academia: 'Trouver un tuteur, ou le devenir',
    logistics: 'Se faire aider pour livraisons et courses',
    buzz: 'Voir ce qui se passe sur le campus',
    archive: 'Partager et trouver des documents d’étude',
    sidehustle: 'Gagner de l’argent avec des missions',
  },
};
