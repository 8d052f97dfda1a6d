import { formatCount } from '../../kernel/count.js';
import type { HiveListingMessages } from './hive-listing.messages.js';

export const messages: HiveListingMessages = {
  results: 'Résultats',
  count: (count) => (count < 2 ? `${count} annonce` : `${formatCount(count, 'fr')} annonces`),
  search: 'Rechercher dans le titre et la description',
  searchPlaceholder: (hive) => `Dans ${hive}`,
  clearSearch: 'Effacer la recherche',
  searchTitle: 'Recherche',
  filter: 'Filtrer',
  searchAll: 'Chercher dans toutes les ruches',
  clear: 'Effacer',
  postItem: 'Publier',
  createEvent: 'Créer un événement',
  wanted: 'Demandes',
  postWanted: 'Publier une demande',
  postListing: 'Publier',
  emptyTitle: (hive) => `Pas encore d’annonce dans ${hive}`,
  emptyText: 'Publiez en premier. Une minute suffit.',
  nothingTitle: 'Rien trouvé',
  nothingText: 'Essayez d’autres mots ou moins de filtres.',
  failed: (hive) => `Impossible de charger ${hive?.title ?? 'les annonces'}. Veuillez réessayer.`,
  yours: 'À vous',
  days: { today: 'Aujourd’hui', week: 'Cette semaine', later: 'Plus tard' },
  more: 'Afficher plus',
  loadingMore: 'Chargement...',
};
