import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { DoorHelpersMessages } from './door-helpers.messages.js';

export const messages: DoorHelpersMessages = {
  title: 'Ayudantes en la puerta',
  text: (most) =>
    `Hasta ${most} estudiantes pueden revisar entradas con su teléfono. No ven quién viene ni nada más de tu evento.`,
  close: 'Cerrar',
  now: 'Te ayudan',
  none: 'Nadie te ayuda todavía.',
  remove: (name) => `Quitar a ${name}`,
  removeShort: 'Quitar',
  search: 'Añadir a un estudiante',
  searchPlaceholder: 'Nombre',
  clearSearch: 'Borrar la búsqueda',
  coming: 'Vienen a tu evento',
  add: (name) => `Añadir a ${name}`,
  addShort: 'Añadir',
  noOneFound: 'No se encontró a ningún estudiante',
  noOneComing: 'Busca a un estudiante por su nombre.',
  failed: 'No se pudo cargar. Inténtalo de nuevo.',
  changeFailed: 'No ha funcionado. Inténtalo de nuevo.',
  verified: 'Estudiante verificado',
  deletedUser: UNKNOWN_USER.es,
};
