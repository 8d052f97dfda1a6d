import type { NotificationsMessages } from './notifications.messages.js';

export const messages: NotificationsMessages = {
  title: 'Notificaciones',
  unread: (count) => (count === 0 ? 'Estás al día' : `${count} sin leer`),
  settings: 'Ajustes de notificaciones',
  markAllRead: 'Marcar todo como leído',
  markRead: (title) => `Marcar como leído: ${title}`,
  markFailed: 'No se pudo marcar como leído. Inténtalo de nuevo.',
  isUnread: 'Sin leer:',
  today: 'Hoy',
  yesterday: 'Ayer',
  empty: 'Aún no hay notificaciones',
  emptyText: 'Lo que pase con tus anuncios, mensajes y pagos aparecerá aquí.',
  browse: 'Explorar colmenas',
  failed: 'No se pudieron cargar las notificaciones.',
  failedText: 'No se ha perdido nada. Inténtalo de nuevo.',
  offline: 'Estás sin conexión',
  offlineText: 'Tus notificaciones te esperan. Conéctate a internet e inténtalo de nuevo.',
  more: 'Mostrar más',
  moreFailed: 'No se pudo cargar más. Inténtalo de nuevo.',
  loadingMore: 'Cargando...',
};
