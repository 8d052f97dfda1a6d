/** Statuses of an errand, in order. */
export const DELIVERY_STATUSES = ['accepted', 'picked_up', 'on_the_way', 'delivered'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
