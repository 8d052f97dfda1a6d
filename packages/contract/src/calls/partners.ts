import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import {
  createdPartnerKey,
  createdWebhook,
  partnerKey,
  webhook,
  webhookDelivery,
} from '../entities/partner.js';
import { wrong } from '../field-errors.js';
import { MAX_PARTNER_NAME, WEBHOOK_EVENTS } from '../partners.js';
import { id, line, serverAddress } from '../schema.js';
import { page } from './queue.js';

const nothing = z.strictObject({});

/** Calls about keys and webhooks of partners. Creation uses no idempotency key, because the stored response would hold the secret. */
export const partners = {
  'partnerKeys.list': defineCall({
    summary: 'The keys of partners that work, newest first',
    who: 'admin',
    input: nothing,
    output: z.array(partnerKey),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'partnerKeys.create': defineCall({
    summary: 'A key for a partner, which is shown this once',
    who: 'admin',
    stepUp: true,
    input: z.strictObject({ name: line(MAX_PARTNER_NAME) }),
    output: createdPartnerKey,
    errors: ['forbidden', 'limit_reached'],
  }),
  'partnerKeys.revoke': defineCall({
    summary: 'End a key, at once',
    who: 'admin',
    input: z.strictObject({ id }),
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.list': defineCall({
    summary: 'The addresses of partners that receive events, newest first',
    who: 'admin',
    input: nothing,
    output: z.array(webhook),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'webhooks.create': defineCall({
    summary: 'Tell an address of a partner what happens; its secret is shown this once',
    who: 'admin',
    stepUp: true,
    input: z.strictObject({
      url: serverAddress,
      events: z
        .array(z.enum(WEBHOOK_EVENTS))
        .check(
          z.minLength(1, wrong('required')),
          z.maxLength(WEBHOOK_EVENTS.length, wrong('too_many', { max: WEBHOOK_EVENTS.length })),
        ),
    }),
    output: createdWebhook,
    errors: ['forbidden', 'limit_reached'],
  }),
  'webhooks.remove': defineCall({
    summary: 'Send an address nothing more, and forget what was sent',
    who: 'admin',
    input: z.strictObject({ id }),
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.enable': defineCall({
    summary: 'Switch a webhook on again that was switched off because it took nothing',
    who: 'admin',
    input: z.strictObject({ id }),
    output: webhook,
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.test': defineCall({
    summary: 'Send a ping',
    who: 'admin',
    input: z.strictObject({ id }),
    output: webhookDelivery,
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  'webhooks.deliveries': defineCall({
    summary: 'What was sent to a webhook in the last 30 days, newest first',
    who: 'admin',
    input: z.strictObject({ id, ...page }),
    output: z.array(webhookDelivery),
    answers: 'page',
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.resend': defineCall({
    summary: 'Send a delivery again, now',
    who: 'admin',
    input: z.strictObject({ id }),
    output: webhookDelivery,
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
};
