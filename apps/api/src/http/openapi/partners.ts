import {
  WEBHOOK_DELIVERY_KEPT,
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
    'A key that an admin has made under Moderation, Partners. It opens `GET /partner/listings` and nothing else; keep it on a server, never in a page.',
};

/** The public list for partners: as for visitors, with the limit of a key instead of an address. */
export function partnerPaths(list: Json): Record<string, Json> {
  const { parameters, responses } = list;
  const answer = (responses as Json)['200'];
  return {
    '/partner/listings': {
      get: {
        operationId: 'partner.listings',
        tags: ['partner'],
        summary: 'The open listings, as every visitor may see them',
        description: `For partners. Filters, pages and answer as of \`GET /hives\`; ${PARTNER_CALLS_A_MINUTE} requests a minute for each key.`,
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
  'listing.posted': 'A listing can be found, newly or again',
  'event.announced': 'An event can be found, newly or again',
  'listing.closed': 'A listing or an event can no longer be found: sold, taken, over, hidden or deleted',
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
const closed = { id: text, url: { ...text, format: 'uri', description: 'Its page' } };
const card = {
  ...closed,
  title: text,
  hive: text,
  price: { type: ['number', 'null'], description: 'Major units; null where it costs nothing' },
  currency: { ...text, description: 'ISO 4217' },
  university: maybe,
  photo: { ...maybe, description: 'Address of a picture' },
  eventDate: { ...maybe, description: 'Of an event' },
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
        description: `${MEANING[event]}. Says what is public when it is sent. Answer 2xx within ten seconds; anything else, redirections included, is tried again for two days. It may come twice, and out of order: \`webhook-id\` stays the same. After ${WEBHOOK_DELIVERY_KEPT / DAY} days it is forgotten.`,
        security: [],
        parameters: [
          header('webhook-id', 'The delivery; the same whenever it is tried again'),
          header('webhook-timestamp', 'Seconds since 1970: refuse what is older than five minutes'),
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
                id: { ...text, description: 'As `webhook-id`' },
                event: { const: event },
                campus: { ...text, description: 'Which campus' },
                happenedAt: { ...text, format: 'date-time' },
                data: objectOf(event === 'listing.closed' ? closed : card),
              }),
            },
          },
        },
        responses: { '200': { description: 'Taken' } },
      },
    },
  ]),
);
