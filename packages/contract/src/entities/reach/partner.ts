import * as z from 'zod/mini';
import {
  DELIVERY_EVENTS,
  PARTNER_SCOPES,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
} from '../../partners.js';
import { instant } from '../../schema.js';

/** A partner's key for reading public data. */
export const partnerKey = z.object({
  id: z.string(),
  name: z.string(),
  /** First characters of the key, to recognise it. */
  hint: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  /** Name of the creator. Null when that account is deleted. */
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  /** Precise to the minute. Null until the key is used. */
  lastUsedAt: z.nullable(instant),
});
/** A partner's key without its secret, as admins see it. */
export type PartnerKey = z.infer<typeof partnerKey>;

/** A new partner key with its secret, as `partnerKeys.create` returns it. */
export const createdPartnerKey = z.object({
  ...partnerKey.shape,
  /** The key. Shown once, because the server stores only its hash. */
  key: z.string(),
});
/** A new partner key with its secret, shown once. */
export type CreatedPartnerKey = z.infer<typeof createdPartnerKey>;

/** A partner's URL that receives events. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: instant,
  /** Start of the continuous failures. Null while deliveries succeed. */
  failingSince: z.nullable(instant),
  /** Time at which failures disabled the webhook. Null while it is enabled. */
  disabledAt: z.nullable(instant),
});
/** A partner's webhook without its secret, as admins see it. */
export type Webhook = z.infer<typeof webhook>;

/** A new webhook with the secret that signs its deliveries, as `webhooks.create` returns it. */
export const createdWebhook = z.object({
  ...webhook.shape,
  /** Secret that signs deliveries. Shown once, in this response. */
  secret: z.string(),
});
/** A new webhook with its secret, shown once. */
export type CreatedWebhook = z.infer<typeof createdWebhook>;

/** A past or planned delivery to a webhook. */
export const webhookDelivery = z.object({
  id: z.string(),
  event: z.enum(DELIVERY_EVENTS),
  /** Null for a ping. */
  listingId: z.nullable(z.string()),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  tries: z.number(),
  /** Reason of the last failure. Null without one. */
  failure: z.nullable(z.enum(WEBHOOK_FAILURES)),
  /** HTTP status of the last response. Null without a response. */
  responseStatus: z.nullable(z.number()),
  createdAt: instant,
  lastTriedAt: z.nullable(instant),
  /** Time of the next try. Null without one. */
  nextTryAt: z.nullable(instant),
});
/** A past or planned delivery to a webhook, with its last result. */
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
