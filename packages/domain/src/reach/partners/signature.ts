import { fromBase64, toBase64 } from '../../platform/base64.js';
import { hmacSha256 } from '../../platform/digests.js';
import type { Secrets } from '../../platform/ports/secrets.js';

/**
 * A webhook's secret follows from its id and the server's own secret, so that no copy of the database holds it. Written as
 * Standard Webhooks writes secrets, whose libraries check our signatures.
 */
export const secretOf = (secrets: Secrets, webhookId: string): string =>
  `whsec_${toBase64(fromBase64(secrets.keyed('webhook', webhookId)))}`;

/** The headers that say who sends a delivery, and when: over its id, the time and the body (Standard Webhooks). */
export function signatureHeaders(
  secret: string,
  delivery: { readonly id: string; readonly body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  const signature = toBase64(hmacSha256(key, `${delivery.id}.${timestamp}.${delivery.body}`));
  return {
    'webhook-id': delivery.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
