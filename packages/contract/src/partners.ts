import { DAY, HOUR, MINUTE } from './limits.js';

/** Access scopes of keys for partners of a campus, such as student unions and dormitories. They cover public data only. */

export const PARTNER_SCOPES = ['listings:read'] as const;
/** An access scope of a partner's key. */
export type PartnerScope = (typeof PARTNER_SCOPES)[number];

/**
 * `listing.posted`: a listing is public, for the first time or again. `event.announced`: the same for an event. `listing.closed`: a listing
 * or event is no longer public, for any reason.
 */
export const WEBHOOK_EVENTS = ['listing.posted', 'listing.closed', 'event.announced'] as const;
/** An event that a partner's webhook can subscribe to. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Events of deliveries. `ping` is a test. */
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, 'ping'] as const;
/** States of deliveries. `skipped`: the event was no longer true at the time of sending. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'skipped'] as const;
/** Reasons for a failed delivery. `answered`: the status was not 2xx. `refused_address`: the host is not public, or not HTTPS. */
export const WEBHOOK_FAILURES = ['answered', 'refused_address', 'unreachable', 'timeout'] as const;
/** The reason for which a try of a delivery failed. A try is given up after 10 seconds. */
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** Maximum partner keys of a campus. A further one fails with `limit_reached`. */
export const MAX_PARTNER_KEYS = 100;
/** Maximum webhooks of a campus. A further one fails with `limit_reached`. */
export const MAX_WEBHOOKS = 100;
/** Maximum characters of the name of a partner's key. */
export const MAX_PARTNER_NAME = 60;
/** Maximum requests of one key per minute. */
export const PARTNER_CALLS_A_MINUTE = 60;

/** Waits between the tries of a failed delivery, in ms. After the last one the delivery fails for good. */
export const WEBHOOK_WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY] as const;
/** Time of continuous failures after which a webhook is disabled until an admin enables it, in ms. */
export const WEBHOOK_PATIENCE = 3 * DAY;
/** Time for which deliveries are stored, in ms. */
export const WEBHOOK_DELIVERY_RETENTION = 30 * DAY;

/**
 * Former name of `WEBHOOK_DELIVERY_RETENTION`.
 *
 * @deprecated Use `WEBHOOK_DELIVERY_RETENTION`. Goes with version 0.3.
 */
export const WEBHOOK_DELIVERY_KEPT = WEBHOOK_DELIVERY_RETENTION;
