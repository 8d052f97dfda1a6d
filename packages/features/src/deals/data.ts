/** Orders of the viewer. */
export const PAYMENTS = ['payments'] as const;

export const PAYOUTS = ['payouts'] as const;

/** Bookable times and lessons. */
export const BOOKINGS = ['bookings'] as const;

export const bookingsKey = (hiveId: string) => [...BOOKINGS, hiveId] as const;

/** Weekly lessons. */
export const SERIES = ['series'] as const;

/** Places, attendees, helpers and messages of an event. */
export const eventKey = (id: string) => ['events', id] as const;

/** Tickets of the viewer. */
export const TICKETS = ['events', 'tickets'] as const;

/** Returns the promo codes that were tried on a listing. */
export const promoKey = (hiveId: string) => ['promo', hiveId] as const;

/** Reviews that students have received. */
export const USER_REVIEWS = ['reviews', 'user'] as const;

/** Stalls, their queues and their orders. */
export const STALLS = ['stalls'] as const;

export const stallKey = (id: string) => [...STALLS, 'one', id] as const;

/** Returns the key of the stall of a student. */
export const stallOfKey = (sellerId: string) => [...STALLS, 'of', sellerId] as const;

/** Orders of the viewer at stalls. */
export const STALL_ORDERS = [...STALLS, 'orders'] as const;

/** Safe-deal links. */
export const SAFE_DEALS = ['safeDeals'] as const;

export const safeDealKey = (id: string) => [...SAFE_DEALS, 'one', id] as const;
