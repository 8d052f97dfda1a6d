import { formatCount } from '../../kernel/count.js';
import type { ServicesMessages } from './services.messages.js';

export const messages: ServicesMessages = {
  title: 'Trouver des services',
  results: 'Résultats',
  count: (count, offer) =>
    `${formatCount(count, 'fr')} ${offer === 'task' ? 'tâche' : 'service'}${count < 2 ? '' : 's'}`,
  search: 'Rechercher des services',
  searchPlaceholder: 'Rechercher des services...',
  clearSearch: 'Effacer la recherche',
  filters: 'Filtres',
  offersLabel: 'Trouver de l’aide ou gagner',
  offers: { task: 'Gagner', service: 'Trouver de l’aide' },
  kindsLabel: 'Types de services',
  all: 'Tous les services',
  kinds: { academic: 'Études', technical: 'Technique', creative: 'Création', lifestyle: 'Vie pratique' },
  yours: 'À vous',
  failed: 'Impossible de charger les services. Veuillez réessayer.',
  empty: 'Pas encore de services',
  emptyText: 'Les cours et les missions que publient les étudiants apparaissent ici.',
  post: 'Publier une tâche',
  nothing: 'Aucun service trouvé',
  nothingText: 'Essayez d’autres mots, un autre type ou moins de filtres.',
  clear: 'Effacer les filtres',
  more: 'Afficher plus',
  loadingMore: 'Chargement...',
};
