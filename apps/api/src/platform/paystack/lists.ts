import * as z from 'zod';
import type { PaystackHttp } from './paystack-http.js';
import { ProviderError } from '@campushive/domain/platform/paystack/provider';
import type { Domain } from './responses.js';

const PER_PAGE = 100;
/** More pages of one kind than any campus fills in a week: a list that has no end is an error. */
const MAX_PAGES = 1_000;

/** Reads all entries of a Paystack list since a time, page by page. */
export async function listSince<T extends { domain: Domain }>(
  { find, fromUs }: PaystackHttp,
  path: string,
  shape: z.ZodType<T>,
  since: Date,
): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      perPage: String(PER_PAGE),
      page: String(page),
      from: since.toISOString(),
    });
    const part = (await find(`${path}?${query}`, z.array(shape))) ?? [];
    found.push(...part.map((one) => fromUs(path, one)));
    if (part.length < PER_PAGE) return found;
  }
  throw new ProviderError(`Paystack’s list ${path} has no end`);
}
