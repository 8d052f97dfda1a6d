import type { Photo } from '@campushive/contract';
import type { FastifyRequest } from 'fastify';

/** Photos of a listing as a visitor sees them; fails where they see none. */
export type PhotosOf = (listingId: string, request: FastifyRequest) => Promise<readonly Photo[]>;

/**
 * A `Link` header that has the photo of a listing's page in the dashboard fetched while its frame is still being read: two
 * round trips sooner than the page asks for it. Nothing for what a visitor may not see, and while bytes are dear.
 */
export async function firstPhoto(
  path: string,
  sizes: string,
  request: FastifyRequest,
  photosOf: PhotosOf,
): Promise<string | undefined> {
  if (request.headers['save-data'] === 'on') return undefined;
  const [id = ''] = path.split('/').filter(Boolean).slice(-1);
  const [photo] = await photosOf(id, request).catch(() => []);
  const set = photo?.variants.filter(({ format }) => format === 'avif') ?? [];
  const [smallest] = set;
  if (smallest === undefined) return undefined;
  const sources = set.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return [
    `<${smallest.url}>`,
    'rel=preload',
    'as=image',
    'type="image/avif"',
    `imagesrcset="${sources}"`,
    `imagesizes="${sizes}"`,
    'fetchpriority=high',
  ].join('; ');
}
