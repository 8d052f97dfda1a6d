import type { RemovalMessages } from './removal.messages.js';

export const messages: RemovalMessages = {
  deleted: 'Annonce supprimée',
  eventCancelled: 'Événement annulé',
  eventRestored: 'L’événement a lieu, finalement.',
  cancelFailed: 'Impossible d’annuler l’événement. Veuillez réessayer.',
  undo: 'Annuler',
  restored: 'L’annonce est de retour, comme avant.',
  deleteFailed: 'Impossible de supprimer l’annonce. Veuillez réessayer.',
  undoFailed: 'L’annulation a échoué. Vous pouvez réessayer dans Mes annonces, sous Expirées.',
};
