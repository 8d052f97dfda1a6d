import type { RemovalMessages } from './removal.messages.js';

export const messages: RemovalMessages = {
  deleted: 'Anuncio eliminado',
  eventCancelled: 'Evento cancelado',
  eventRestored: 'El evento se celebra después de todo.',
  cancelFailed: 'No se pudo cancelar el evento. Inténtalo de nuevo.',
  undo: 'Deshacer',
  restored: 'El anuncio vuelve a estar como antes.',
  deleteFailed: 'No se pudo eliminar el anuncio. Inténtalo de nuevo.',
  undoFailed: 'No se pudo deshacer. Aún puedes intentarlo en Mis anuncios, en Caducados.',
};
