import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { isPushService } from '../../push-services.js';
import { wrong } from '../../fields/field-errors.js';

/** Encodes bytes as URL-safe base64 without padding, as in browsers' keys. */
const key = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), wrong('invalid_push_key')));
const endpoint = z.string().check(z.maxLength(1_000), z.refine(isPushService, wrong('invalid_push_address')));

/** Calls about push notifications for a device. */
export const push = {
  'push.key': defineCall({
    summary: 'Get the push key',
    who: 'member',
    input: z.strictObject({}),
    output: z.object({ publicKey: z.nullable(z.string()) }),
    errors: [],
  }),
  'push.subscribe': defineCall({
    summary: 'Subscribe to pushes',
    who: 'member',
    input: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: key(87), auth: key(22) }) }),
    errors: ['unavailable'],
  }),
  'push.unsubscribe': defineCall({
    summary: 'Unsubscribe from pushes',
    who: 'member',
    input: z.strictObject({ endpoint }),
    errors: [],
  }),
};
