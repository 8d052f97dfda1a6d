import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config.js';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import type { Secrets } from '@campushive/domain/platform/ports/secrets';
import type { PaystackAccess } from './http-context.js';
import { createPaystack } from './paystack-client.js';
import type { ProviderConnection } from '@campushive/domain/platform/paystack/provider';
import { isSigned } from './signature.js';
import { storeUnknownAnswer, type UnknownAnswer } from './unknown-answers.js';
import { serveSandbox } from './sandbox/sandbox.js';

export interface OpenProvider extends ProviderConnection {
  stop(): Promise<void>;
}

/** Path of the sandbox's API on our own server. */
const SANDBOX_API = '/dev/paystack/api';

/** Returns the secret key of the sandbox of the server at this address. */
const sandboxKeyOf = (secrets: Pick<Secrets, 'keyed'>, publicUrl: string): string =>
  `sk_test_${secrets.keyed('paystack-sandbox', publicUrl)}`;

/** Returns address and secret key with which another process reaches the server's provider: Paystack, or the sandbox over the network. */
export function providerAccessOf(
  { paystackSecretKey, paystackBaseUrl, publicUrl }: Config,
  secrets: Pick<Secrets, 'keyed'>,
): Pick<PaystackAccess, 'baseUrl' | 'secretKey'> {
  return paystackSecretKey === undefined
    ? { baseUrl: publicUrl + SANDBOX_API, secretKey: sandboxKeyOf(secrets, publicUrl) }
    : { baseUrl: paystackBaseUrl, secretKey: paystackSecretKey };
}

/** Opens Paystack if there is a key, or the sandbox, which the same client reaches inside the process. */
export async function openProvider(
  app: FastifyInstance,
  config: Config,
  parts: { db: Db; clock: Clock; secrets: Secrets; log: FastifyBaseLogger },
): Promise<OpenProvider> {
  const { paystackSecretKey: secretKey, paystackBaseUrl: baseUrl } = config;
  const { db, clock, secrets, log } = parts;
  const onUnknown = (answer: UnknownAnswer) => {
    log.error({ ...answer }, 'the payment provider said something that no table knows');
    storeUnknownAnswer(db, clock, answer).catch((error: unknown) =>
      log.error({ err: error, ...answer }, 'unknown answer of the provider not stored'),
    );
  };
  if (secretKey !== undefined) {
    return {
      provider: createPaystack({ baseUrl, secretKey, fetch, onUnknown }),
      isSigned: (body, signature) => isSigned(body, signature, secretKey),
      stop: async () => undefined,
    };
  }
  const sandboxKey = sandboxKeyOf(secrets, config.publicUrl);
  const webhooks = await serveSandbox(app, { db, clock, publicUrl: config.publicUrl, secretKey: sandboxKey });
  const provider = createPaystack({
    baseUrl: SANDBOX_API,
    secretKey: sandboxKey,
    fetch: fetchFrom(app),
    trustedOrigins: [config.publicUrl],
    onUnknown,
  });
  return {
    provider,
    isSigned: (body, signature) => isSigned(body, signature, sandboxKey),
    stop: () => webhooks.stop(),
  };
}

/** Returns a `fetch` that asks our own server without a network. */
function fetchFrom(app: FastifyInstance): typeof fetch {
  return async (url, init) => {
    const { method, body } = init ?? {};
    const answer = await app.inject({
      method: method === 'POST' || method === 'PUT' ? method : 'GET',
      url: String(url),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof body === 'string' && { payload: body }),
      ...(body instanceof Uint8Array && { payload: Buffer.from(body) }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
}
