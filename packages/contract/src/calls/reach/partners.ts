import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import {
  createdPartnerKey,
  createdWebhook,
  partnerKey,
  webhook,
  webhookDelivery,
} from '../../entities/reach/partner.js';
import { wrong } from '../../fields/field-errors.js';
import { MAX_PARTNER_NAME, WEBHOOK_EVENTS } from '../../partners.js';
import { id, line, serverAddress } from '../../schema.js';
import { page } from '../trust/queue.js';

const nothing = z.strictObject({});

/** Calls about keys and webhooks of partners. Creation uses no idempotency key, because the stored response would hold the secret. */
export const partners = {
  'partnerKeys.list': defineCall({
    summary: 'List partner keys',
    who: 'admin',
    input: nothing,
    output: z.array(partnerKey),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'partnerKeys.create': defineCall({
    summary: 'Create a partner key',
    who: 'admin',
    stepUp: true,
    input: z.strictObject({ name: line(MAX_PARTNER_NAME) }),
    output: createdPartnerKey,
    errors: ['forbidden', 'limit_reached'],
  }),
  'partnerKeys.revoke': defineCall({
    summary: 'Revoke a partner key',
    who: 'admin',
    input: z.strictObject({ id }),
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.list': defineCall({
    summary: 'List webhooks',
    who: 'admin',
    input: nothing,
    output: z.array(webhook),
    answers: 'counted',
    errors: ['forbidden'],
  }),
  'webhooks.create': defineCall({
    summary: 'Create a webhook',
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
    summary: 'Delete a webhook',
    who: 'admin',
    input: z.strictObject({ id }),
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.enable': defineCall({
    summary: 'Enable a webhook',
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
    summary: 'List deliveries of a webhook',
    who: 'admin',
    input: z.strictObject({ id, ...page }),
    output: z.array(webhookDelivery),
    answers: 'page',
    errors: ['forbidden', 'not_found'],
  }),
  'webhooks.resend': defineCall({
    summary: 'Resend a delivery',
    who: 'admin',
    input: z.strictObject({ id }),
    output: webhookDelivery,
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
};
