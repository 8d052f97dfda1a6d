import type { FastifyRequest } from 'fastify';

/** Returns true if the client already has this version (RFC 9110, 13.1.2): `If-None-Match` names its tag, compared weakly, or `*`. */
export function isNotModified(etag: string, { method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const tags = (headers['if-none-match'] ?? '').split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '');
