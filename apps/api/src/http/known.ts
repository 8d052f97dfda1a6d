import type { FastifyRequest } from 'fastify';

/**
 * Whether who asks has this answer already (RFC 9110, 13.1.2): one of the tags that they name is its own, compared weakly, or
 * `*`, which whatever is there is.
 */
export function isKnown(etag: string, { method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const tags = (headers['if-none-match'] ?? '').split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');
