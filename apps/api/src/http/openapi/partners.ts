import {
  WEBHOOK_DELIVERY_RETENTION,
  DAY,
  PARTNER_CALLS_A_MINUTE,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@campushive/contract';
import { failureAnswers } from './failures.js';
import type { Json } from './schemas.js';

/** Authentication of partners, who have no session. */
export const partnerKeyScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'chp_…',
  description:
    'API key that an admin creates under Moderation, Partners. It authorises `GET /partner/listings` only. Keep it on a server, never in a page.',
};

/** Returns the public list for partners: as for visitors, with the limit of a key instead of an address. */
export function partnerPaths(list: Json): Record<string, Json> {
  const { parameters, responses } = list;
  const answer = (responses as Json)['200'];
  return {
    '/partner/listings': {
      get: {
        operationId: 'partner.listings',
        tags: ['partner'],
        summary: 'List open listings',
        description: `Returns open listings as visitors see them, with the filters and pages of \`GET /hives\`. Requires a partner key. ${PARTNER_CALLS_A_MINUTE} requests a minute for each key.`,
        security: [{ partnerKey: [] }],
        parameters,
        responses: {
          '200': answer,
          ...failureAnswers(
            new Set([
              'validation_failed',
              'unauthenticated',
              'forbidden',
              'rate_limited',
              'internal',
              'unavailable',
            ]),
          ),
        },
      },
    },
  };
}

const MEANING: Readonly<Record<WebhookEvent, string>> = {
  'listing.posted': 'A listing became visible, for the first time or again',
  'event.announced': 'An event became visible, for the first time or again',
  'listing.closed': 'A listing or an event is no longer visible: sold, assigned, over, hidden or deleted',
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const text = { type: 'string' };
const maybe = { type: ['string', 'null'] };
const closed = { id: text, url: { ...text, format: 'uri', description: 'Address of the page' } };
const card = {
  ...closed,
  title: text,
  hive: text,
  price: { type: ['number', 'null'], description: 'Price in major units; null when free' },
  currency: { ...text, description: 'Currency code (ISO 4217)' },
  university: maybe,
  photo: { ...maybe, description: 'Address of a picture' },
  eventDate: { ...maybe, description: 'Start of an event' },
  createdAt: { ...text, format: 'date-time' },
};

const objectOf = (properties: Json) => ({ type: 'object', required: Object.keys(properties), properties });

/** Webhook requests to a partner's server. Signed according to Standard Webhooks, whose libraries verify them. */
export const WEBHOOKS: Readonly<Record<string, Json>> = Object.fromEntries(
  WEBHOOK_EVENTS.map((event) => [
    event,
    {
      post: {
        operationId: `webhook.${event}`,
        tags: ['partner'],
        summary: MEANING[event],
        description: `${MEANING[event]}. The body contains what is public at the time of sending. Respond with 2xx within ten seconds; other responses, redirections included, are retried for two days. A delivery may arrive twice with the same \`webhook-id\`, and out of order. Deliveries are deleted after ${WEBHOOK_DELIVERY_RETENTION / DAY} days.`,
        security: [],
        parameters: [
          header('webhook-id', 'Id of the delivery; the same for each retry'),
          header('webhook-timestamp', 'Unix time in seconds. Refuse requests older than five minutes'),
          header(
            'webhook-signature',
            '`v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, under the bytes whose base64 follows `whsec_` in the secret (Standard Webhooks)',
          ),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: objectOf({
                id: { ...text, description: 'Same as `webhook-id`' },
                event: { const: event },
                campus: { ...text, description: 'Id of the campus' },
                happenedAt: { ...text, format: 'date-time' },
                data: objectOf(event === 'listing.closed' ? closed : card),
              }),
            },
          },
        },
        responses: { '200': { description: 'Accepted' } },
      },
    },
  ]),
);
