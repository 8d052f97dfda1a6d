import { createHmac } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.js';

/**
 * A webhook's secret follows from its id and the server's own secret, so that no copy of the database holds it. Written as
 * Standard Webhooks writes secrets, whose libraries check our signatures.
 */
export const secretOf = (secrets: Secrets, webhookId: string): string =>
  `whsec_${Buffer.from(secrets.keyed('webhook', webhookId), 'base64url').toString('base64')}`;

/** The headers that say who sends a delivery, and when: over its id, the time and the body (Standard Webhooks). */
export function signatureHeaders(
  secret: string,
  delivery: { readonly id: string; readonly body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${delivery.id}.${timestamp}.${delivery.body}`)
    .digest('base64');
  return {
    'webhook-id': delivery.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
