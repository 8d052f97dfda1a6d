import * as z from 'zod';
import { ProviderError, type Charge, type PaymentProvider } from './provider.js';

export interface PaystackAccess {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Over the network; the sandbox answers in the process. */
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT = 15_000;

const initialized = z.object({ authorization_url: z.url(), access_code: z.string(), reference: z.string() });
const transaction = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  channel: z.string().nullish(),
  gateway_response: z.string().nullish(),
  message: z.string().nullish(),
  fees: z.coerce.number().int().nullish(),
});
const refunded = z.object({ id: z.union([z.string(), z.number()]).nullish() });

/** The statuses that are over. Everything else, `abandoned` above all, may still turn into a success. */
const STATUS: Readonly<Record<string, Charge['status']>> = {
  success: 'success',
  failed: 'failed',
  reversed: 'failed',
};

/** Paystack behind the provider's interface. Its answers are checked, its key is never logged. */
export function createPaystack(access: PaystackAccess): PaymentProvider {
  return {
    async initialize({ reference, email, amount, callbackUrl, metadata }) {
      const body = { reference, email, amount, currency: 'GHS', callback_url: callbackUrl, metadata };
      const data = initialized.parse(await call('POST', '/transaction/initialize', body));
      return { authorizationUrl: data.authorization_url, accessCode: data.access_code };
    },
    async verify(reference) {
      const answer = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`).catch(
        (error: unknown) => {
          if (error instanceof UnknownTransaction) return undefined;
          throw error;
        },
      );
      if (answer === undefined) return undefined;
      const found = transaction.parse(answer);
      return {
        reference: found.reference,
        status: STATUS[found.status] ?? 'open',
        amount: found.amount,
        currency: found.currency,
        channel: found.channel ?? null,
        providerFee: found.fees ?? 0,
        reason: found.gateway_response ?? found.message ?? null,
      };
    },
    async refund(reference, amount, reason) {
      const body = { transaction: reference, amount, currency: 'GHS', merchant_note: reason };
      const { id } = refunded.parse(await call('POST', '/refund', body));
      return { id: String(id ?? reference) };
    },
  };

  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await access
      .fetch(access.baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${access.secretKey}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      .catch((error: unknown) => {
        throw new ProviderError(`Paystack did not answer ${method} ${path}`, { cause: error });
      });
    const answer = envelope.safeParse(await response.json().catch(() => undefined));
    if (response.ok && answer.success && answer.data.status) return answer.data.data;
    const { code, message } = answer.data ?? {};
    if (code === 'transaction_not_found' || response.status === 404) throw new UnknownTransaction(message);
    throw new ProviderError(
      `Paystack refused ${method} ${path}: ${response.status} ${code ?? ''} ${message ?? ''}`,
    );
  }
}

/** `status` tells whether the call worked, never what became of the payment. */
const envelope = z.object({
  status: z.boolean(),
  message: z.string().optional(),
  code: z.string().optional(),
  data: z.unknown(),
});

class UnknownTransaction extends ProviderError {}
