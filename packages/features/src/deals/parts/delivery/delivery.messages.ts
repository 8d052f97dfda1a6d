export const messages = {
  accepted: 'Accepted',
  picked_up: 'Picked up',
  on_the_way: 'On the way',
  delivered: 'Delivered',
};

export type DeliveryStatusMessages = typeof messages;
