import webPush from 'web-push';
import type { Config } from '../config.js';
import type { PushSender } from '@campushive/domain/platform/push';

/** A phone that is off gets it within a day, or not at all. */
const TTL_SECONDS = 86_400;
const TIMEOUT = 10_000;

/** Creates a sender whose messages are encrypted for the browser (RFC 8291) and signed by us (RFC 8292); undefined without keys. */
export function createPushSender(
  config: Pick<Config, 'vapid' | 'supportEmail'>,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): PushSender | undefined {
  const { vapid } = config;
  if (vapid === undefined) return undefined;
  return {
    publicKey: vapid.publicKey,
    async send({ endpoint, p256dh, auth }, payload, topic) {
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: `mailto:${config.supportEmail}`, ...vapid },
          TTL: TTL_SECONDS,
          urgency: 'normal',
          topic,
        },
      );
      const { status } = await fetch(request.endpoint, {
        method: request.method,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: request.body === null ? null : new Uint8Array(request.body),
        // An allowed address must not lead on to another one.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (status >= 200 && status < 300) return 'sent';
      // 400 and 403 say that the subscription belongs to other keys: it will never work again.
      if ([400, 403, 404, 410].includes(status)) return 'gone';
      throw new Error(`The push service answered ${status}`);
    },
  };
}
