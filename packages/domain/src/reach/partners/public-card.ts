import { findUniversity, UNLISTED_HIVES } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';

/** Public data of a listing, short enough for another site's page. Contains nothing about the poster. */
export interface PublicCard {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly hive: string;
  /** Major units; null for a free listing or one without a price. */
  readonly price: number | null;
  readonly currency: string;
  readonly university: string | null;
  readonly photo: string | null;
  /** Start of an event; null for everything else. */
  readonly eventDate: string | null;
  readonly createdAt: string;
}

/** Returns true if the listing is publicly visible now. */
export const isListed = (
  { hive, status, expiresAt }: Pick<ListingRow, 'hive' | 'status' | 'expiresAt'>,
  now: Date,
): boolean =>
  !UNLISTED_HIVES.includes(hive) &&
  (status === 'active' || status === 'reserved') &&
  (expiresAt === null || expiresAt > now);

/** Returns the public address of a listing. */
export const publicUrlOf = (publicUrl: string, id: string): string => `${publicUrl}/tasks/${id}`;

export function toPublicCard(listing: ListingRow, publicUrl: string): PublicCard {
  const { id, title, hive, priceMinor, details, createdAt } = listing;
  const [photo] = listing.photos;
  const eventDate = details['eventDate'];
  return {
    id,
    url: publicUrlOf(publicUrl, id),
    title,
    hive,
    price: priceMinor === null || priceMinor === 0 ? null : toMajor(priceMinor),
    currency: campus.currency.code,
    university: findUniversity(campus, listing.universityId)?.name ?? null,
    photo: photo === undefined ? null : new URL(photo.url, publicUrl).href,
    eventDate: hive === 'buzz' && typeof eventDate === 'string' ? eventDate : null,
    createdAt: createdAt.toISOString(),
  };
}
