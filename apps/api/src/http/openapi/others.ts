import { failureAnswers } from './failures.js';
import type { Json } from './schemas.js';

const file = (type: string) => ({
  description: 'Success',
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

interface Download {
  readonly operationId: `${string}.${string}`;
  readonly summary: string;
  readonly description: string;
  readonly type: string;
  readonly parameters: readonly Json[];
  /** Tag, when it is not the first part of the operation's id. */
  readonly tag?: string;
  /** More responses than the file and the failures. */
  readonly also?: Json;
  /** True for an address without a limit of calls. */
  readonly unlimited?: true;
}

/** Describes an address of a file that needs no session. */
const download = ({
  operationId,
  tag,
  summary,
  description,
  type,
  parameters,
  also,
  unlimited,
}: Download) => ({
  get: {
    operationId,
    tags: [tag ?? operationId.split('.')[0]],
    summary,
    description,
    security: [],
    parameters,
    responses: {
      '200': file(type),
      ...also,
      ...failureAnswers(
        new Set([
          'malformed_request',
          'not_found',
          ...(unlimited === true ? [] : (['rate_limited'] as const)),
          'internal',
          'unavailable',
        ]),
      ),
    },
  },
});

const UNTIL = inQuery('until', 'Expiry of the address');
const SIGNATURE = inQuery('signature', 'Signature of the address');
const SIGNED_PATH = [
  inPath('id', 'The file'),
  inPath('until', 'Expiry of the address'),
  inPath('signature', 'Signature of the address'),
];
const UNCHANGED = { '304': { description: 'Not modified since the `ETag` in `If-None-Match`' } };

/** Addresses besides the calls of the contract: the payment provider's webhook, and files at addresses from answers. */
export const OTHERS: Readonly<Record<string, Json>> = {
  '/payments/webhook': {
    post: {
      operationId: 'payments.webhook',
      tags: ['payments'],
      summary: 'Receive an event of Paystack',
      description:
        'Stores an event about a payment, transfer, refund or dispute, and responds at once. The server then queries the provider, so an event is only a hint. Repeating it changes nothing. Unknown events are stored for operators and counted in the metric `payment_webhooks_alarmed`. Only Paystack can make this call: the signature is the hexadecimal HMAC-SHA512 of the body under the secret key.',
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
                event: { type: 'string', description: 'Name of the event, as in Paystack’s documentation' },
                data: {
                  type: 'object',
                  description:
                    'Subject of the event. The server reads only its references and the `id` of a dispute',
                  properties: {
                    reference: {
                      type: ['string', 'null'],
                      description: 'Reference of the payment or payout; null for others',
                    },
                  },
                },
              },
            },
            example: { event: 'charge.success', data: { reference: 'cmp-2z6m9k4t1w8r' } },
          },
        },
      },
      responses: {
        '200': {
          description: 'Stored',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['status'],
                properties: { status: { const: 'success', description: 'Always `success`' } },
              },
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
  '/payments/{id}/receipt.pdf': download({
    operationId: 'payments.receiptFile',
    summary: 'Download a receipt',
    description:
      'Returns the PDF at the `pdfUrl` of `GET /payments/{id}/receipt`. The signature replaces the session and expires after minutes.',
    type: 'application/pdf',
    parameters: [
      inPath('id', 'The payment'),
      inQuery('role', '`buyer` or `seller`'),
      inQuery('language', 'Language tag, such as `en`'),
      UNTIL,
      SIGNATURE,
    ],
  }),
  '/moderation/chargebacks/{id}/evidence.pdf': download({
    operationId: 'chargebacks.evidence',
    tag: 'moderation',
    summary: 'Download the evidence of a chargeback',
    description:
      'Returns the PDF at the `evidenceUrl` of `GET /moderation/chargebacks`. The signature replaces the session of a moderator and expires after minutes.',
    type: 'application/pdf',
    parameters: [inPath('id', 'The chargeback'), UNTIL, SIGNATURE],
  }),
  '/oembed': {
    get: {
      operationId: 'embed.describe',
      tags: ['embed'],
      summary: 'Describe a listing for embedding',
      description:
        'Returns oEmbed 1.0 data for a listing’s public page, which links here as `application/json+oembed`. `html` is a frame without scripts (`/embed/listings/{id}`, beside `/api`), which any site may show. Formats other than `json` answer 501. Anyone can make this call, from any page.',
      security: [],
      parameters: [
        inQuery('url', 'The address of the listing’s public page'),
        { ...inQuery('maxwidth', 'Maximum size in pixels'), required: false },
        { ...inQuery('maxheight', 'Maximum size in pixels'), required: false },
        { ...inQuery('lang', 'Language of the card; default: the reader’s'), required: false },
        {
          ...inQuery('theme', '`light`, `dark`, or `auto`, which follows the reader’s device'),
          required: false,
        },
        { ...inQuery('format', 'json'), required: false },
      ],
      responses: {
        '200': {
          description: 'Success',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['version', 'type', 'html', 'width', 'height'],
                properties: {
                  version: { const: '1.0', description: 'Version of oEmbed' },
                  type: { const: 'rich', description: 'Type of oEmbed' },
                  title: { type: 'string', description: 'Title of the listing' },
                  html: { type: 'string', description: 'HTML of the frame' },
                  width: { type: 'integer', description: 'Width of the frame, in pixels' },
                  height: { type: 'integer', description: 'Height of the frame, in pixels' },
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
  '/calendar/{key}.ics': download({
    operationId: 'calendar.feed',
    summary: 'Subscribe to a student’s calendar',
    description:
      'Returns lessons, meet-ups and events from 30 days ago on (RFC 5545), at the address of `POST /users/me/calendar`. The key replaces the session. A moved entry keeps its `UID`; a cancelled one disappears.',
    type: 'text/calendar',
    parameters: [inPath('key', 'Secret part of the address')],
    also: UNCHANGED,
  }),
  '/hives/{id}/calendar.ics': download({
    operationId: 'events.calendar',
    summary: 'Download an event for calendars',
    description: 'Returns an event as an iCalendar file (RFC 5545). Anyone can make this call.',
    type: 'text/calendar',
    parameters: [inPath('id', 'The event')],
    also: UNCHANGED,
  }),
  '/hives/{id}/tickets.pdf': download({
    operationId: 'events.ticketsFile',
    summary: 'Download your tickets of an event',
    description:
      'Returns the PDF at the `ticketsUrl` of `GET /hives/{id}/rsvp`. The signature replaces the session and expires after hours.',
    type: 'application/pdf',
    parameters: [inPath('id', 'The event'), inQuery('holder', 'Holder of the tickets'), UNTIL, SIGNATURE],
  }),
  '/attachments/{id}/{until}/{signature}': download({
    operationId: 'attachments.content',
    summary: 'Download a private file',
    description:
      'Returns the file at the address of `GET /attachments/{id}`. The signature replaces the session and expires after minutes.',
    type: 'application/octet-stream',
    parameters: SIGNED_PATH,
    unlimited: true,
  }),
  '/study-files/{id}/{until}/{signature}': download({
    operationId: 'files.content',
    summary: 'Download study material',
    description:
      'Returns the file at the address of `GET /hives/{id}/file`. The signature replaces the session and expires after minutes.',
    type: 'application/octet-stream',
    parameters: SIGNED_PATH,
    unlimited: true,
  }),
};
