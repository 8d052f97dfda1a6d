import { formatCount } from '../../kernel/count.js';
import type { ServicesMessages } from './services.messages.js';

export const messages: ServicesMessages = {
  title: 'Buscar servicios',
  results: 'Resultados',
  count: (count, offer) =>
    `${formatCount(count, 'es')} ${offer === 'task' ? 'tarea' : 'servicio'}${count === 1 ? '' : 's'}`,
  search: 'Buscar servicios',
  searchPlaceholder: 'Buscar servicios...',
  clearSearch: 'Borrar búsqueda',
  filters: 'Filtros',
  offersLabel: 'Contratar o ganar',
  offers: { task: 'Ganar', service: 'Contratar' },
  kindsLabel: 'Tipos de servicios',
  all: 'Todos los servicios',
  kinds: { academic: 'Académico', technical: 'Técnico', creative: 'Creativo', lifestyle: 'Estilo de vida' },
  yours: 'Tuyo',
  failed: 'No se pudieron cargar los servicios. Inténtalo de nuevo.',
  empty: 'Aún no hay servicios',
  emptyText: 'Las clases y los trabajos que publican los estudiantes aparecen aquí.',
  post: 'Publicar una tarea',
  nothing: 'No se encontraron servicios',
  nothingText: 'Prueba con otras palabras, otro tipo o menos filtros.',
  clear: 'Borrar filtros',
  more: 'Mostrar más',
  loadingMore: 'Cargando...',
};
