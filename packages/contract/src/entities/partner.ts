import * as z from 'zod/mini';
import {
  DELIVERY_EVENTS,
  PARTNER_SCOPES,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
} from '../partners.js';
import { instant } from '../schema.js';

/** A key with which a partner reads what is public. */
export const partnerKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How it begins, to tell it from others. */
  hint: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  /** Who made it; null when that account is no more. */
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  /** To the minute; null until it is used. */
  lastUsedAt: z.nullable(instant),
});
export type PartnerKey = z.infer<typeof partnerKey>;

export const createdPartnerKey = z.object({
  ...partnerKey.shape,
  /** Shown this once: the server keeps its hash only. */
  key: z.string(),
});
export type CreatedPartnerKey = z.infer<typeof createdPartnerKey>;

/** An address of a partner that receives events. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: instant,
  /** Since when it takes nothing; null while it does. */
  failingSince: z.nullable(instant),
  /** When it was switched off for that; null while it is on. */
  disabledAt: z.nullable(instant),
});
export type Webhook = z.infer<typeof webhook>;

export const createdWebhook = z.object({
  ...webhook.shape,
  /** What deliveries are signed with. Shown this once. */
  secret: z.string(),
});
export type CreatedWebhook = z.infer<typeof createdWebhook>;

/** One thing that was sent to a webhook, or is to be sent. */
export const webhookDelivery = z.object({
  id: z.string(),
  event: z.enum(DELIVERY_EVENTS),
  /** Null for a ping. */
  listingId: z.nullable(z.string()),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  tries: z.number(),
  /** What went wrong the last time; null where nothing did. */
  failure: z.nullable(z.enum(WEBHOOK_FAILURES)),
  /** What the partner's server answered last; null without an answer. */
  responseStatus: z.nullable(z.number()),
  createdAt: instant,
  lastTriedAt: z.nullable(instant),
  /** Null when no further try is planned. */
  nextTryAt: z.nullable(instant),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
