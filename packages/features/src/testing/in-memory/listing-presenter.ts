import { campus as ghana } from '@campushive/campus-ghana';
import { hiveOf, LISTING_LIFETIME, missingIn, type Listing } from '@campushive/contract';
import { HIVE_DETAILS } from '@campushive/contract/hive-fields';
import { toUser, type StoredListing, type Student } from './state.js';

/** A listing as a call answers it. `me` is missing for visitors. */
export function toListing(listing: StoredListing, me: Student | null): Listing {
  const { hive, poster, details, photos } = listing;
  const { title, icon, description } = hiveOf(ghana, hive);
  const { id, name, profileImage, isVerified, university, universityId } = toUser(poster);
  const fields = Object.keys(HIVE_DETAILS[hive].shape).map((field) => [field, details[field] ?? null]);
  const own = {
    ...Object.fromEntries(fields),
    ...(hive === 'essentials' && { photos: photos.map((one) => one.url) }),
  };
  const insider = me !== null && (me === poster || me.id === listing.assignedToId);
  return {
    id: listing.id,
    title: listing.title,
    description: listing.description,
    price: listing.price,
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
    [`${hive}Details`]: own,
    ...(hive === 'buzz' && attendanceOf(listing)),
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt ?? listing.createdAt,
    expiresAt: listing.status === 'draft' ? null : endOf(listing),
  };
}

/** Left out where another site takes the registrations. */
function attendanceOf({ details, places = [] }: StoredListing): Pick<Listing, 'attendance'> {
  const { capacity, registrationLink } = details;
  if (typeof registrationLink === 'string' && registrationLink !== '') return {};
  const taken = places.filter((one) => one.status !== 'waiting').length;
  const going = places.filter((one) => one.status === 'going').length;
  return {
    attendance: { going, placesLeft: typeof capacity === 'number' ? Math.max(0, capacity - taken) : null },
  };
}

/** An event and a gig end with their date, everything else after a while. */
function endOf({ hive, details, createdAt }: StoredListing): string {
  const date =
    hive === 'buzz' ? details['eventDate'] : hive === 'sidehustle' ? details['applicationDeadline'] : null;
  if (typeof date === 'string') return new Date(date).toISOString();
  return new Date(Date.parse(createdAt) + LISTING_LIFETIME).toISOString();
}

/** Null where none was ever given. */
export const priceOf = ({ price, unpriced }: StoredListing): number | null =>
  unpriced === true ? null : price;

const missingOf = (listing: StoredListing): string[] =>
  missingIn(listing.hive, { ...listing, price: priceOf(listing) }).map(([field]) => field);
