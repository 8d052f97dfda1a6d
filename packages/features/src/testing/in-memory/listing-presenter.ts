import { campus as ghana } from '@campushive/campus-ghana';
import {
  isHive,
  LISTING_LIFETIME,
  missingIn,
  ownDetailsOf,
  ownHive,
  hiveOf,
  type Listing,
} from '@campushive/contract';
import { HIVE_DETAILS } from '@campushive/contract/hive-fields';
import { eventTimesOf } from '@campushive/contract/rules/event-times';
import { renewableFrom } from '@campushive/contract/rules/renewal';
import { opinionsIn, opinionsShown } from '@campushive/contract/rules/helpfulness';
import { openOrdersLimitOf } from '@campushive/contract/rules/open-orders';
import { packagesOf } from '@campushive/contract/rules/packages';
import { kindSeatsOf, lowestPriceOnSale, ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { freeSeats, TAKEN_SEATS } from '@campushive/contract/rules/seats';
import { toUser, type StoredListing, type Student } from './state.js';
import { toMajor } from './money.js';

/** Returns a listing in the format of the calls. `me` is missing for visitors. */
export function toListing(listing: StoredListing, me: Student | null): Listing {
  const { hive, poster, details, photos } = listing;
  const record = ownHive(hive);
  const { title, icon, description } = record ?? hiveOf(ghana, hive);
  const { id, name, profileImage, isVerified, university, universityId } = toUser(poster);
  const names = isHive(hive) ? Object.keys(HIVE_DETAILS[hive].shape) : [];
  const fields = names.map((field) => [field, details[field] ?? null]);
  const own = {
    ...Object.fromEntries(fields),
    ...(hive === 'essentials' && { photos: photos.map((one) => one.url) }),
    ...(hive === 'archive' && { opinions: opinionsShown(opinionsIn(details)) }),
    ...(hive === 'buzz' && { ticketKinds: kindsShown(details) }),
    ...(hive === 'sidehustle' && {
      packages: packagesShown(details),
      maxOpenOrders: openOrdersLimitOf(details),
    }),
  };
  const insider = me !== null && (me === poster || me.id === listing.assignedToId);
  return {
    id: listing.id,
    title: listing.title,
    description: listing.description,
    price: toMajor(priceNow(listing)),
    ...(listing.reduced !== undefined && { previousPrice: toMajor(listing.reduced.fromMinor) }),
    status: listing.status,
    hiveType: { id: hive, name: title, icon, description },
    hiveTypeId: hive,
    postedById: poster.id,
    postedBy:
      me === null
        ? { id, name: null, profileImage: null, isVerified, university: null }
        : { id, name, profileImage, isVerified, university },
    universityId,
    assignedToId: insider ? listing.assignedToId : null,
    photos,
    ...(listing.status === 'draft' && insider && { missing: missingOf(listing) }),
    ...(record === undefined ? { [`${hive}Details`]: own } : { ownDetails: ownDetailsOf(record, details) }),
    ...(hive === 'buzz' && attendanceOf(listing)),
    ...(me === poster && renewalOf(listing)),
    createdAt: listing.createdAt,
    ...(listing.renewed !== undefined && { renewedAt: listing.renewed.at }),
    updatedAt: listing.updatedAt ?? listing.createdAt,
    expiresAt: endOf(listing)?.toISOString() ?? null,
  };
}

function kindsShown(details: StoredListing['details']) {
  const kinds = ticketKindsOf(details);
  if (kinds.length === 0) return null;
  return kinds.map(({ priceMinor, ...kind }) => ({ ...kind, price: toMajor(priceMinor) }));
}

function packagesShown(details: StoredListing['details']) {
  const packages = packagesOf(details);
  if (packages.length === 0) return null;
  return packages.map(({ priceMinor, ...one }) => ({ ...one, price: toMajor(priceMinor) }));
}

/** Returns a listing for lists, which show only its first photo: the others lack variants and placeholder. */
export function toListed(listing: StoredListing, me: Student | null): Listing {
  const shown = toListing(listing, me);
  return {
    ...shown,
    photos: shown.photos.map((one, at) => (at === 0 ? one : { ...one, variants: [], placeholder: null })),
  };
}

function renewalOf({ status, createdAt, renewed }: StoredListing): Pick<Listing, 'renewableFrom'> {
  const from = renewableFrom(factsOfRenewal({ status, createdAt, renewed }));
  return from === null ? {} : { renewableFrom: from.toISOString() };
}

export const factsOfRenewal = ({
  status,
  createdAt,
  renewed,
}: Pick<StoredListing, 'status' | 'createdAt'> & { renewed?: StoredListing['renewed'] | undefined }) => ({
  status,
  createdAt: new Date(createdAt),
  renewedAt: renewed === undefined ? null : new Date(renewed.at),
});

/** Returns the price for lists. For an event with ticket types, the lowest that is not sold out. */
function priceNow({ hive, details, priceMinor, places = [] }: StoredListing): number {
  if (hive !== 'buzz' || ticketKindsOf(details).length === 0) return priceMinor ?? 0;
  const taken = new Map<string | null, number>();
  for (const { status, kindId } of places)
    if (TAKEN_SEATS.includes(status)) taken.set(kindId, (taken.get(kindId) ?? 0) + 1);
  return lowestPriceOnSale(kindSeatsOf(details, taken, ''));
}

/** Returns the attendance. Omitted for external registration. */
function attendanceOf({ details, places = [] }: StoredListing): Pick<Listing, 'attendance'> {
  const { registrationLink } = details;
  if (typeof registrationLink === 'string' && registrationLink !== '') return {};
  const taken = places.filter((one) => TAKEN_SEATS.includes(one.status)).length;
  const going = places.filter((one) => one.status === 'going').length;
  return { attendance: { going, placesLeft: freeSeats({ details }, taken) } };
}

/** Returns the start of an event that has an end time, or null. */
export function beginningOf({ hive, details }: Pick<StoredListing, 'hive' | 'details'>): Date | null {
  const times = hive === 'buzz' ? eventTimesOf(details) : null;
  return times?.saysWhenItEnds === true ? times.begins : null;
}

/** Returns the end of a listing: an event's end, a gig's deadline, or a lifetime. Drafts have none. */
export function endOf({ hive, status, details, createdAt, endsAt }: StoredListing): Date | null {
  if (status === 'draft') return null;
  const times = hive === 'buzz' ? eventTimesOf(details) : null;
  if (times !== null) return times.ends;
  const date = hive === 'sidehustle' ? details['applicationDeadline'] : null;
  return new Date(typeof date === 'string' ? date : (endsAt ?? Date.parse(createdAt) + LISTING_LIFETIME));
}

const missingOf = (listing: StoredListing): string[] =>
  missingIn(listing.hive, { ...listing, price: listing.priceMinor }).map(([field]) => field);
