import { PROBE_EVENT } from '@campushive/domain/deals/payments/provider/probe';
import { signatureOf } from '../../platform/paystack/signature.js';
import { failed, passed, reasonOf, type Check } from './check.js';
import type { Facts } from './facts.js';

const WEBHOOK = '/api/payments/webhook';

/** Asks the server at `PUBLIC_URL` whether it lives and reaches its database. Production requires HTTPS. */
export const serverCheck: Check = {
  name: 'server',
  async run({ config, world }, signal) {
    const { publicUrl, production } = config;
    if (production && !publicUrl.startsWith('https:'))
      return failed(
        `PUBLIC_URL is ${publicUrl}, without encryption.`,
        'Terminate TLS in front of the server and set PUBLIC_URL to the https address.',
      );
    for (const path of ['/healthz', '/readyz']) {
      try {
        const response = await world.fetch(publicUrl + path, { signal, redirect: 'manual' });
        await response.body?.cancel();
        if (response.status === 200) continue;
        return failed(
          `${publicUrl}${path} answers ${response.status}.`,
          response.status === 503
            ? 'Start the database; the log of the server names the reason.'
            : 'Let PUBLIC_URL, its DNS name and the proxy lead to this server.',
        );
      } catch (error) {
        return failed(
          `${publicUrl}${path} does not answer: ${reasonOf(error)}.`,
          'Start the server, and let the DNS name and the proxy of PUBLIC_URL lead to it.',
        );
      }
    }
    return passed(`${publicUrl} answers and reaches its database.`);
  },
};

/**
 * Sends an event to the webhook as Paystack does, signed with the key, and once more with a wrong signature. The event
 * is of a kind that the server accepts without storing it.
 */
export const webhookCheck: Check = {
  name: 'webhook',
  async run(facts, signal) {
    const url = facts.config.publicUrl + WEBHOOK;
    const body = new TextEncoder().encode(
      JSON.stringify({ event: PROBE_EVENT, data: { at: facts.world.now().toISOString() } }),
    );
    const signature = signatureOf(body, facts.provider.secretKey);
    const wrong = signatureOf(body, `${facts.provider.secretKey}-wrong`);
    const post = (header: string) => postTo(facts, url, body, header, signal);
    try {
      const accepted = await post(signature);
      if (accepted === 401)
        return failed(
          `${url} refuses an event that is signed with PAYSTACK_SECRET_KEY.`,
          'Give the server the same key, restart it, and let no proxy change the body of requests.',
        );
      if (accepted !== 200)
        return failed(
          `${url} answers ${accepted} to a signed event.`,
          'Let PUBLIC_URL and its proxy lead POST requests under /api to the server.',
        );
      const refused = await post(wrong);
      if (refused !== 401)
        return failed(
          `${url} answers ${refused} to an event with a wrong signature, instead of 401.`,
          'Take no payments: something else than this server answers there. Correct the proxy.',
        );
      return passed(
        `${url} accepts a signed event and refuses a wrong signature. Paystack's dashboard must name this address.`,
      );
    } catch (error) {
      return failed(`${url} does not answer: ${reasonOf(error)}.`, 'Correct "server" first.');
    }
  },
};

async function postTo(
  { world }: Facts,
  url: string,
  body: Uint8Array<ArrayBuffer>,
  signature: string,
  signal: AbortSignal,
): Promise<number> {
  const response = await world.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
    signal,
    redirect: 'manual',
  });
  await response.body?.cancel();
  return response.status;
}
