import type * as z from 'zod';
import { ProviderError } from './provider.js';
import { envelope, read, type Domain } from './responses.js';

export interface PaystackAccess {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Over the network; the sandbox answers in the process. */
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds until an answer is no longer waited for. Default: 15 s. */
  readonly timeout?: number;
}

/** Refusals that are about the moment or our key and not about what was asked. */
const PASSING = [401, 403, 408, 425, 429];
/** Of those, the ones after which it may have been done anyway. */
const UNCERTAIN = [408];

/** What every call of Paystack has in common: the key, one answer or an error, and which of its worlds it is from. */
export type PaystackHttp = ReturnType<typeof createPaystackHttp>;

export function createPaystackHttp(access: PaystackAccess) {
  const ours: Domain = access.secretKey.startsWith('sk_live_') ? 'live' : 'test';
  return { ours, fromUs, post, put, find, call, upload };

  function fromUs<T extends { domain: Domain }>(path: string, found: T): T {
    if (found.domain !== ours) throw new ProviderError(`Paystack answered ${path} from ${found.domain}`);
    return found;
  }

  async function post<T>(path: string, body: object, shape: z.ZodType<T>): Promise<T> {
    return read(path, shape, await call('POST', path, body));
  }

  async function put<T>(path: string, body: object, shape: z.ZodType<T>): Promise<T> {
    return read(path, shape, await call('PUT', path, body));
  }

  /** Undefined for what Paystack does not know. */
  async function find<T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> {
    try {
      return read(path, shape, await call('GET', path));
    } catch (error) {
      if (error instanceof Unknown) return undefined;
      throw error;
    }
  }

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
    const response = await access
      .fetch(access.baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${access.secretKey}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // Our key goes to Paystack and nowhere that an answer points to.
        redirect: 'error',
        signal: AbortSignal.timeout(access.timeout ?? 15_000),
      })
      .catch((error: unknown) => {
        throw new ProviderError(`Paystack did not answer ${method} ${path}`, { cause: error });
      });
    const answer = envelope.safeParse(await response.json().catch(() => undefined));
    if (response.ok && answer.success && answer.data.status) return answer.data.data;
    const { code, message: theirs } = answer.data ?? {};
    // They may repeat what was sent: a phone number never reaches a log.
    const message = theirs?.replace(/\d{6,}/g, '…');
    const said = `Paystack refused ${method} ${path}: ${response.status} ${code ?? ''} ${message ?? ''}`;
    // A page of some proxy says nothing about what Paystack knows.
    if (response.status === 404 && answer.success) throw new Unknown(said, { refused: true });
    const { status } = response;
    const turnedAway = answer.success && status >= 400 && status < 500;
    throw new ProviderError(said, {
      refused: turnedAway && !PASSING.includes(status),
      untouched: turnedAway && !UNCERTAIN.includes(status),
    });
  }

  /** Puts a file where Paystack says; that is not Paystack itself, so our key stays here. */
  async function upload(url: string, file: Buffer, contentType: string): Promise<void> {
    const response = await access
      .fetch(url, {
        method: 'PUT',
        headers: { 'content-type': contentType },
        body: new Uint8Array(file),
        redirect: 'error',
        signal: AbortSignal.timeout(access.timeout ?? 15_000),
      })
      .catch((error: unknown) => {
        throw new ProviderError('The evidence could not be uploaded', { cause: error });
      });
    if (!response.ok) throw new ProviderError(`The evidence was not taken: ${response.status}`);
  }
}

/** Paystack does not know what it was asked for. */
class Unknown extends ProviderError {}
