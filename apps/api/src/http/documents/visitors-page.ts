import { SECOND } from '@campushive/contract';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { encode, type Encoding } from '../encoding.js';
import type { Rendered } from './renderer.js';
import { apiRequester } from './api-requester.js';
import type { Look } from './page-settings.js';
import type { Page, CachedPage, DocumentsContext } from './context.js';
import { tooMany } from './rendering-failures.js';

/** Maximum age of visitors' documents, in ms. */
const CACHE_LIFETIME = 10 * SECOND;
const MAX_CACHED = 200;

export async function visitorsPage(
  context: DocumentsContext,
  request: FastifyRequest,
  look: Look,
): Promise<Awaited<CachedPage> | undefined> {
  const { cache, now, render } = context;
  const { url } = request;
  const key = JSON.stringify([look.locale, look.theme, look.saveData, look.choice, url]);
  const cached = cache.get(key);
  if (cached !== undefined && cached.until > now()) return cached.page;
  const rendered = render({ ...look, url, viewer: null, ask: apiRequester(context, request, look.locale) });
  const page = rendered.then((one) =>
    one?.kind === 'document' ? pageOf(context, one) : (one ?? Promise.reject(tooMany())),
  );
  cache.delete(key);
  cache.set(key, { until: now() + CACHE_LIFETIME, page });
  page.catch(() => cache.delete(key));
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break;
    cache.delete(oldest);
  }
  return page;
}

/**
 * Derives the nonce from the document itself: the same document has the same nonce, so that a browser may go on
 * using the one it has.
 */
export function pageOf(
  { deps }: DocumentsContext,
  { status, html, link }: Extract<Rendered, { kind: 'document' }>,
): Page {
  const nonce = deps.keyed('nonce', html(''));
  const text = html(nonce);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    nonce,
    link,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    bytes(encoding) {
      const cached = made.get(encoding) ?? encode(text, encoding);
      made.set(encoding, cached);
      return cached;
    },
  };
}
