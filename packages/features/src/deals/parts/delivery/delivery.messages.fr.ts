import type { DeliveryStatusMessages } from './delivery.messages.js';

export const messages: DeliveryStatusMessages = {
  accepted: 'Acceptée',
  picked_up: 'Récupérée',
  on_the_way: 'En route',
  delivered: 'Livrée',
};
