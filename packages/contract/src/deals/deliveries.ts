/** Statuses of an errand, in order. */
export const DELIVERY_STATUSES = ['accepted', 'picked_up', 'on_the_way', 'delivered'] as const;
/** The progress of a paid errand. */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
