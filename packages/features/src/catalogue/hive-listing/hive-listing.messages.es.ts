import { formatCount } from '../../kernel/count.js';
import type { HiveListingMessages } from './hive-listing.messages.js';

export const messages: HiveListingMessages = {
  results: 'Resultados',
  count: (count) => (count === 1 ? '1 anuncio' : `${formatCount(count, 'es')} anuncios`),
  search: 'Buscar en título y descripción',
  searchPlaceholder: (hive) => `En ${hive}`,
  clearSearch: 'Borrar la búsqueda',
  searchTitle: 'Búsqueda',
  filter: 'Filtrar',
  searchAll: 'Buscar en todas las colmenas',
  clear: 'Borrar',
  postItem: 'Publicar',
  createEvent: 'Crear un evento',
  wanted: 'Peticiones',
  postWanted: 'Publicar una petición',
  postListing: 'Publicar',
  emptyTitle: (hive) => `Aún no hay anuncios en ${hive}`,
  emptyText: 'Publica antes que nadie. Lleva un minuto.',
  nothingTitle: 'No se encontró nada',
  nothingText: 'Prueba otras palabras o menos filtros.',
  failed: (hive) =>
    `${hive === null ? 'No se pudieron cargar los anuncios' : `No se pudo cargar ${hive.title}`}. Inténtalo de nuevo.`,
  yours: 'Tuyo',
  days: { today: 'Hoy', week: 'Esta semana', later: 'Más adelante' },
  more: 'Mostrar más',
  loadingMore: 'Cargando...',
};
