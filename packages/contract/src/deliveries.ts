/** How far a helper is with what they fetch at one place and bring to another, in this order. */
export const DELIVERY_STATUSES = ['accepted', 'picked_up', 'on_the_way', 'delivered'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
