import type * as z from 'zod';
import { createProviderAddresses } from './provider-addresses.js';
import { ProviderError, type ProviderAnswer } from '@campushive/domain/platform/paystack/provider';
import { readBody } from './read-body.js';
import { envelope, read, type Domain } from './responses.js';
import { withoutNumbers, type UnknownAnswer } from './unknown-answers.js';

export interface PaystackAccess {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Over the network; the sandbox answers in the process. */
  readonly fetch: typeof globalThis.fetch;
  /** Timeout of a call in ms. Default: 15 s. */
  readonly timeout?: number;
  /** Origins that answers may name besides Paystack's own, such as the sandbox's. Default: none. */
  readonly trustedOrigins?: readonly string[];
  /** Takes answers that no table knows. */
  readonly onUnknown?: (answer: UnknownAnswer) => void;
}

/** HTTP statuses of refusals that concern the moment or our key, not the request. */
const PASSING = [401, 403, 408, 425, 429];
/** Statuses of those after which the request may have been executed. */
const UNCERTAIN = [408];

/** Shared parts of all Paystack calls: the key, one answer or an error, and the check of its domain (live or test). */
export type PaystackHttp = ReturnType<typeof createPaystackHttp>;

export function createPaystackHttp(access: PaystackAccess) {
  const ours: Domain = access.secretKey.startsWith('sk_live_') ? 'live' : 'test';
  const addresses = createProviderAddresses([access.baseUrl, ...(access.trustedOrigins ?? [])]);
  return { ours, fromUs, post, put, find, call, upload, addresses, known, report };

  function report(unknown: UnknownAnswer): void {
    access.onUnknown?.(unknown);
  }

  /** Reports a status that is missing in the table of its call. */
  function known(path: string, status: string, table: readonly string[]): void {
    if (!table.includes(status)) report({ call: path, kind: 'status', words: status });
  }

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

  /** Returns undefined when Paystack answers "not found". */
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
    const answer = envelope.safeParse(await bodyOf(response, `${method} ${path}`));
    if (response.ok && answer.success && answer.data.status) return answer.data.data;
    const { code, message: theirs } = answer.data ?? {};
    // Messages may repeat the request: a phone number must never reach a log.
    const message = theirs === undefined ? undefined : withoutNumbers(theirs);
    const said = `Paystack refused ${method} ${path}: ${response.status} ${code ?? ''} ${message ?? ''}`;
    // A page of some proxy says nothing about what Paystack knows.
    const { status } = response;
    const words: ProviderAnswer = { http: status, code: code ?? null, words: message ?? null };
    if (status === 404 && answer.success) throw new Unknown(said, { refused: true, answer: words });
    const turnedAway = answer.success && status >= 400 && status < 500;
    throw new ProviderError(said, {
      refused: turnedAway && !PASSING.includes(status),
      untouched: turnedAway && !UNCERTAIN.includes(status),
      answer: answer.success || status >= 500 ? words : null,
    });
  }

  /** A body that is cut off, too long or no JSON is as good as none. */
  async function bodyOf(response: Response, asked: string): Promise<unknown> {
    const text = await readBody(response).catch((error: unknown) => {
      throw new ProviderError(`Paystack did not finish its answer to ${asked}`, { cause: error });
    });
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** Puts a file where Paystack says; that is not Paystack itself, so our key stays here. */
  async function upload(url: string, file: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
    const response = await access
      .fetch(addresses.upload(url), {
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

/** Paystack answered "not found". */
class Unknown extends ProviderError {}
