import { formatCount } from '../../kernel/count.js';
import type { CategoriesMessages } from './categories.messages.js';

export const messages: CategoriesMessages = {
  title: 'Categorías',
  intro: 'Mira con libertad. Inicia sesión para escribir o pagar.',
  hives: 'Colmenas',
  searchEverywhere: 'Buscar en todos los campus',
  resultsFor: (q) => `Resultados de «${q}»`,
  shelves: 'Categorías populares',
  openHere: 'Anuncios abiertos',
  open: (count) => (count === 1 ? '1 anuncio abierto' : `${formatCount(count, 'es')} anuncios abiertos`),
  back: 'Todas las categorías',
  none: 'Todavía no hay colmenas en esta categoría.',
  search: 'Buscar en título y descripción',
  searchPlaceholder: 'Buscar…',
  clearSearch: 'Borrar la búsqueda',
  viewAll: 'Ver todas las colmenas',
  nothingFound: 'No se encontró nada',
  notFound: 'Esta categoría no existe',
  about: {
    essentials: 'Compra y vende en el campus',
    academia: 'Encuentra un tutor, o sé tú el tutor',
    logistics: 'Ayuda con entregas y recados',
    buzz: 'Mira lo que pasa en el campus',
    archive: 'Comparte y encuentra material de estudio',
    sidehustle: 'Gana dinero con trabajos de otros estudiantes',
  },
};
