import type { DeliveryStatusMessages } from './delivery.messages.js';

export const messages: DeliveryStatusMessages = {
  accepted: 'Aceptado',
  picked_up: 'Recogido',
  on_the_way: 'En camino',
  delivered: 'Entregado',
};
