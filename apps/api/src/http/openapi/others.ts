import { failureAnswers } from './failures.js';
import type { Json } from './schemas.js';

const file = (type: string) => ({
  description: 'Done',
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
});
const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const inQuery = (name: string, description: string) => ({ ...inPath(name, description), in: 'query' });

/** Addresses besides the calls of the contract: the payment provider's webhook, and files at addresses from answers. */
export const OTHERS: Readonly<Record<string, Json>> = {
  '/payments/webhook': {
    post: {
      operationId: 'payments.webhook',
      tags: ['payments'],
      summary: 'Paystack tells of a payment, a transfer, a refund or a dispute',
      description:
        'For Paystack. Signed with HMAC-SHA512 of the body’s bytes under the secret key, in hexadecimal. It is kept, answered at once and only a hint: what became of the payment is asked of the provider. Repeating it changes nothing. An event that is not known is kept for operators, who see it in the log and in the metric `payment_webhooks_alarmed`.',
      security: [{ paystackSignature: [] }],
      parameters: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['event'],
              properties: {
                event: { type: 'string', description: 'As Paystack names it' },
                data: {
                  type: 'object',
                  description: 'What it is about; only its references and, of a dispute, its `id` are read',
                  properties: { reference: { type: ['string', 'null'] } },
                },
              },
            },
            example: { event: 'charge.success', data: { reference: 'cmp-2z6m9k4t1w8r' } },
          },
        },
      },
      responses: {
        '200': {
          description: 'Kept',
          content: {
            'application/json': {
              schema: { type: 'object', required: ['status'], properties: { status: { const: 'success' } } },
              example: { status: 'success' },
            },
          },
        },
        ...failureAnswers(
          new Set(['malformed_request', 'unauthenticated', 'payload_too_large', 'internal', 'unavailable']),
        ),
      },
    },
  },
  '/payments/{id}/receipt.pdf': {
    get: {
      operationId: 'payments.receiptFile',
      tags: ['payments'],
      summary: 'A receipt as PDF',
      description:
        'At the address that `GET /payments/{id}/receipt` answers as `pdfUrl`; its signature stands for the session and lasts minutes.',
      security: [],
      parameters: [
        inPath('id', 'The payment'),
        inQuery('role', 'buyer or seller'),
        inQuery('language', 'en, fr or es'),
        inQuery('until', 'Until when the address works'),
        inQuery('signature', 'Over the rest'),
      ],
      responses: {
        '200': file('application/pdf'),
        ...failureAnswers(
          new Set(['malformed_request', 'not_found', 'rate_limited', 'internal', 'unavailable']),
        ),
      },
    },
  },
  '/moderation/chargebacks/{id}/evidence.pdf': {
    get: {
      operationId: 'chargebacks.evidence',
      tags: ['moderation'],
      summary: 'The evidence about a payment that a bank asks back, as PDF',
      description:
        'At the address that the queue of chargebacks answers as `evidenceUrl`; its signature stands for a moderator’s session and lasts minutes.',
      security: [],
      parameters: [
        inPath('id', 'The chargeback'),
        inQuery('until', 'Until when the address works'),
        inQuery('signature', 'Over the rest'),
      ],
      responses: {
        '200': file('application/pdf'),
        ...failureAnswers(
          new Set(['malformed_request', 'not_found', 'rate_limited', 'internal', 'unavailable']),
        ),
      },
    },
  },
  '/oembed': {
    get: {
      operationId: 'embed.describe',
      tags: ['embed'],
      summary: 'How another site shows a listing in its page',
      description:
        'oEmbed 1.0, for the address of a listing’s public page, which names this one as `application/json+oembed`. `html` is a frame without scripts, `/embed/listings/{id}` (beside `/api`), which any site may hold. For anybody, from any page. Another format than `json` answers 501.',
      security: [],
      parameters: [
        inQuery('url', 'The address of the listing’s public page'),
        { ...inQuery('maxwidth', 'Pixels'), required: false },
        { ...inQuery('maxheight', 'Pixels'), required: false },
        { ...inQuery('lang', 'The language of the card; without it the reader’s'), required: false },
        {
          ...inQuery('theme', '`light`, `dark`, or `auto`, which follows the reader’s device'),
          required: false,
        },
        { ...inQuery('format', 'json'), required: false },
      ],
      responses: {
        '200': {
          description: 'Done',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['version', 'type', 'html', 'width', 'height'],
                properties: {
                  version: { const: '1.0' },
                  type: { const: 'rich' },
                  title: { type: 'string' },
                  html: { type: 'string' },
                  width: { type: 'integer' },
                  height: { type: 'integer' },
                },
              },
              example: {
                version: '1.0',
                type: 'rich',
                title: 'Electric kettle',
                html: '<iframe src="…"></iframe>',
                width: 400,
                height: 140,
              },
            },
          },
        },
        ...failureAnswers(new Set(['not_found', 'rate_limited', 'internal', 'unavailable'])),
      },
    },
  },
  '/calendar/{key}.ics': {
    get: {
      operationId: 'calendar.feed',
      tags: ['calendar'],
      summary: 'The lessons, meet-ups and events of one student, for calendars that subscribe to them',
      description:
        'At the address that `POST /users/me/calendar` answers (RFC 5545); its key stands for the session. An entry keeps its `UID` when it moves, and leaves when it is called off. From 30 days ago on.',
      security: [],
      parameters: [inPath('key', 'The secret of the address')],
      responses: {
        '200': file('text/calendar'),
        '304': { description: 'As the `If-None-Match` of the request knows it' },
        ...failureAnswers(
          new Set(['malformed_request', 'not_found', 'rate_limited', 'internal', 'unavailable']),
        ),
      },
    },
  },
  '/hives/{id}/calendar.ics': {
    get: {
      operationId: 'events.calendar',
      tags: ['events'],
      summary: 'An event for calendars',
      description: 'An event for calendars (RFC 5545). For anybody.',
      security: [],
      parameters: [inPath('id', 'The event')],
      responses: {
        '200': file('text/calendar'),
        '304': { description: 'As the `If-None-Match` of the request knows it' },
        ...failureAnswers(
          new Set(['malformed_request', 'not_found', 'rate_limited', 'internal', 'unavailable']),
        ),
      },
    },
  },
  '/hives/{id}/tickets.pdf': {
    get: {
      operationId: 'events.ticketsFile',
      tags: ['events'],
      summary: 'My tickets of an event as PDF',
      description:
        'At the address that `GET /hives/{id}/rsvp` answers as `ticketsUrl`; its signature stands for the session and lasts hours.',
      security: [],
      parameters: [
        inPath('id', 'The event'),
        inQuery('holder', 'Whose tickets they are'),
        inQuery('until', 'Until when the address works'),
        inQuery('signature', 'Over the rest'),
      ],
      responses: {
        '200': file('application/pdf'),
        ...failureAnswers(
          new Set(['malformed_request', 'not_found', 'rate_limited', 'internal', 'unavailable']),
        ),
      },
    },
  },
  '/attachments/{id}/{until}/{signature}': {
    get: {
      operationId: 'attachments.content',
      tags: ['attachments'],
      summary: 'A private file itself',
      description:
        'At the address that `GET /attachments/{id}` answers; its signature stands for the session and lasts minutes.',
      security: [],
      parameters: [
        inPath('id', 'The file'),
        inPath('until', 'Until when the address works'),
        inPath('signature', 'Over the rest'),
      ],
      responses: {
        '200': file('application/octet-stream'),
        ...failureAnswers(new Set(['malformed_request', 'not_found', 'internal', 'unavailable'])),
      },
    },
  },
  '/study-files/{id}/{until}/{signature}': {
    get: {
      operationId: 'files.content',
      tags: ['files'],
      summary: 'Study material itself',
      description:
        'At the address that `GET /hives/{id}/file` answers; its signature stands for the session and lasts minutes.',
      security: [],
      parameters: [
        inPath('id', 'The file'),
        inPath('until', 'Until when the address works'),
        inPath('signature', 'Over the rest'),
      ],
      responses: {
        '200': file('application/octet-stream'),
        ...failureAnswers(new Set(['malformed_request', 'not_found', 'internal', 'unavailable'])),
      },
    },
  },
};
