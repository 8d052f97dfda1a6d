import type { FastifyRequest } from 'fastify';
import { campus } from '@campushive/domain/platform/campus';
import { escapeMarkup } from '@campushive/domain/platform/escape-markup';
import { findListing } from '@campushive/domain/catalogue/hives/store';
import type { ListingRow } from '@campushive/domain/catalogue/hives/listing-row';
import { isListed } from '@campushive/domain/reach/partners/public-card';
import { SCHEMES, themeOf, type EmbedContext } from './embed-context.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Proposed size in pixels. The card fills its space; the embedding page may make it narrower or wider. */
const WIDTH = 400;
const HEIGHT = 140;
const atMost = (usual: number, requested: unknown): number => {
  const most = typeof requested === 'string' && /^\d{1,5}$/.test(requested) ? Number(requested) : usual;
  return Math.max(1, Math.min(usual, most));
};

export async function findOpen({ db, clock }: EmbedContext, id: string): Promise<ListingRow | undefined> {
  if (!ID.test(id)) return undefined;
  const listing = (await findListing(db, id))?.listing;
  return listing !== undefined && isListed(listing, clock.now()) ? listing : undefined;
}

export function describeEmbed({ publicUrl }: EmbedContext, listing: ListingRow, { query }: FastifyRequest) {
  const { maxwidth, maxheight, lang } = query as Record<string, unknown>;
  const [width, height] = [atMost(WIDTH, maxwidth), atMost(HEIGHT, maxheight)];
  const language = campus.locales.find((locale) => locale === lang);
  const theme = themeOf(query);
  const chosen = new URLSearchParams({
    ...(language !== undefined && { lang: language }),
    ...(theme !== 'light' && { theme }),
  }).toString();
  const src = escapeMarkup(`${publicUrl}/embed/listings/${listing.id}${chosen === '' ? '' : `?${chosen}`}`);
  const title = escapeMarkup(listing.title);
  const [photo] = listing.photos;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: campus.name,
    provider_url: publicUrl,
    title: listing.title,
    html: `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%;color-scheme:${SCHEMES[theme]}" loading="lazy"></iframe>`,
    width,
    height,
    cache_age: 300,
    ...(photo !== undefined && {
      thumbnail_url: new URL(photo.url, publicUrl).href,
      thumbnail_width: photo.width,
      thumbnail_height: photo.height,
    }),
  };
}
