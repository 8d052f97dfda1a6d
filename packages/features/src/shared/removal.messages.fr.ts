import type { RemovalMessages } from './removal.messages.js';

export const messages: RemovalMessages = {
  deleted: 'Annonce supprimée',
  undo: 'Annuler',
  restored: 'L’annonce est de retour, comme avant.',
  deleteFailed: 'Impossible de supprimer l’annonce. Veuillez réessayer.',
  undoFailed: 'L’annulation a échoué. Vous pouvez réessayer dans Mes annonces, sous Expirées.',
};
