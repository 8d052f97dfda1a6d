import type { NotificationsMessages } from './notifications.messages.js';

export const messages: NotificationsMessages = {
  title: 'Notifications',
  unread: (count) => (count === 0 ? 'Vous êtes à jour' : count === 1 ? '1 non lue' : `${count} non lues`),
  settings: 'Paramètres des notifications',
  markAllRead: 'Tout marquer comme lu',
  markRead: (title) => `Marquer comme lu\u00a0: ${title}`,
  markFailed: 'Impossible de marquer comme lu. Veuillez réessayer.',
  isUnread: 'Non lue\u00a0:',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  empty: 'Aucune notification pour l’instant',
  emptyText: 'Ce qui arrive à vos annonces, messages et paiements apparaît ici.',
  browse: 'Parcourir les ruches',
  failed: 'Impossible de charger les notifications.',
  failedText: 'Rien n’est perdu. Veuillez réessayer.',
  offline: 'Vous êtes hors ligne',
  offlineText: 'Vos notifications vous attendent. Connectez-vous à Internet et réessayez.',
  more: 'Afficher plus',
  moreFailed: 'Impossible de charger la suite. Veuillez réessayer.',
  loadingMore: 'Chargement...',
};
