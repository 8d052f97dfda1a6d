import type * as z from 'zod';
import { ProviderError } from '@campushive/domain/platform/paystack/provider';
import { createProviderAddresses } from './provider-addresses.js';
import { read, type Domain } from './responses.js';
import type { UnknownAnswer } from './unknown-answers.js';
import { callPaystack } from './http-call.js';
import { type PaystackAccess, Unknown } from './http-context.js';

/** Shared parts of all Paystack calls: the key, one answer or an error, and the check of its domain (live or test). */
export type PaystackHttp = ReturnType<typeof createPaystackHttp>;

export function createPaystackHttp(access: PaystackAccess) {
  const ownDomain: Domain = access.secretKey.startsWith('sk_live_') ? 'live' : 'test';
  const addresses = createProviderAddresses([access.baseUrl, ...(access.trustedOrigins ?? [])]);
  return {
    ownDomain,
    fromUs,
    post,
    put,
    find,
    call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      callPaystack(access, method, path, body),
    upload,
    addresses,
    reportUnknownStatus,
    report,
  };

  function report(unknown: UnknownAnswer): void {
    access.onUnknown?.(unknown);
  }

  /** Reports a status that is missing in the table of its call. */
  function reportUnknownStatus(path: string, status: string, table: readonly string[]): void {
    if (!table.includes(status)) report({ call: path, kind: 'status', words: status });
  }

  function fromUs<T extends { domain: Domain }>(path: string, found: T): T {
    if (found.domain !== ownDomain) throw new ProviderError(`Paystack answered ${path} from ${found.domain}`);
    return found;
  }

  async function post<T>(path: string, body: object, shape: z.ZodType<T>): Promise<T> {
    return read(path, shape, await callPaystack(access, 'POST', path, body));
  }

  async function put<T>(path: string, body: object, shape: z.ZodType<T>): Promise<T> {
    return read(path, shape, await callPaystack(access, 'PUT', path, body));
  }

  /** Returns undefined when Paystack answers "not found". */
  async function find<T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> {
    try {
      return read(path, shape, await callPaystack(access, 'GET', path));
    } catch (error) {
      if (error instanceof Unknown) return undefined;
      throw error;
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
