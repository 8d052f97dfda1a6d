import { formatCount } from '../../kernel/count.js';
import type { HivesIndexMessages } from './hives-index.messages.js';

export const messages: HivesIndexMessages = {
  title: 'Colmenas',
  stalls: 'Puestos',
  stallsText: 'Comida, impresiones y peinados cerca de ti',
  open: (count) => (count === 1 ? '1 anuncio abierto' : `${formatCount(count, 'es')} anuncios abiertos`),
  failed: 'No se pudieron cargar las colmenas. Inténtalo más tarde.',
  essentials: 'Compra y vende en el campus',
  academia: 'Encuentra un tutor, o sé tú el tutor',
  logistics: 'Ayuda con entregas y recados',
  buzz: 'Mira lo que pasa en el campus',
  archive: 'Comparte y encuentra material de estudio',
  sidehustle: 'Gana dinero con trabajos de otros estudiantes',
  fresh: 'Novedades del campus',
  browseAll: 'Ver todo',
  feedback: {
    open: 'Enviar comentarios',
    intro: '¿Qué colmena o función falta? Leemos cada sugerencia.',
    close: 'Cerrar',
    title: 'Título',
    description: 'Descripción',
    category: 'Categoría',
    categories: { feature: 'Nueva función', service: 'Nuevo servicio', other: 'Otro' },
    sending: 'Enviando…',
    thanks: '¡Gracias por tus comentarios! Revisaremos tu sugerencia.',
    failed: 'No se pudieron enviar tus comentarios. Inténtalo de nuevo.',
  },
};
