import { itemOf, missingIn, type HiveType, type Listing, type Person, hiveOf } from '@campushive/contract';
import type { HiveName } from '@campushive/contract';
import { renewableFrom } from '@campushive/contract/rules/renewal';
import type { Viewer } from '../../calls/viewer.js';
import { hallOf } from '../../accounts/users/halls.js';
import { toPerson, type PersonRow } from '../../accounts/users/person.js';
import { detailsAnswer } from './posting/details.js';
import { type ListingRow } from './listing-row.js';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';

/** A listing with the student who posted it. */
export interface PostedListing {
  readonly listing: ListingRow;
  /** Visitors see the picture of a tutor whose profile is `public`. Without `visibility` they see no picture. */
  readonly poster: PersonRow & { readonly visibility?: string };
}

export function toHiveType(name: HiveName, count?: number): HiveType {
  const { title, icon, description } = hiveOf(campus, name);
  return { id: name, name: title, icon, description, ...(count !== undefined && { count }) };
}

/** Viewer-dependent fields of a listing, beside its row. */
export type Extras = Pick<
  Listing,
  | 'applicationCount'
  | 'views'
  | 'saves'
  | 'myApplication'
  | 'myInvitation'
  | 'agreedPrice'
  | 'milestones'
  | 'myOrder'
  | 'myOffer'
  | 'trialPrice'
  | 'isFullyBooked'
  | 'myOpinion'
  | 'mayOfferAgain'
  | 'isBlocked'
>;

/** Presents a listing to a viewer. Visitors do not see who posted it; only the poster and the helper see who got a gig. */
export function toListing(
  { listing, poster }: PostedListing,
  viewer: Viewer | null,
  extras: Extras = {},
): Listing {
  const insider = viewer !== null && [listing.posterId, listing.assignedToId].includes(viewer.userId);
  const person = toPerson(poster);
  return {
    id: listing.id,
    title: listing.title,
    description: listing.description,
    price: toMajor(listing.priceMinor ?? 0),
    ...(listing.reducedFromMinor !== null && { previousPrice: toMajor(listing.reducedFromMinor) }),
    status: listing.status,
    hiveType: toHiveType(listing.hive),
    hiveTypeId: listing.hive,
    postedById: listing.posterId,
    postedBy: viewer === null ? unnamed(person, showsFace(listing, poster)) : person,
    universityId: poster.deletedAt === null ? poster.universityId : null,
    ...(poster.deletedAt === null && hallAnswer(listing)),
    assignedToId: insider ? listing.assignedToId : null,
    ...extras,
    ...(listing.status === 'draft' && insider && { missing: missingOf(listing) }),
    ...(viewer?.userId === listing.posterId && renewalOf(listing)),
    photos: listing.photos,
    ...detailsAnswer(listing),
    ...(listing.hive === 'buzz' && attendanceOf(listing)),
    createdAt: listing.createdAt.toISOString(),
    ...(listing.renewedAt !== null && { renewedAt: listing.renewedAt.toISOString() }),
    updatedAt: listing.updatedAt.toISOString(),
    expiresAt: listing.expiresAt?.toISOString() ?? null,
  };
}

/** Returns whether visitors see the poster's picture: that of a tutor, who is chosen by face, with a profile open to everyone. */
const showsFace = ({ hive }: ListingRow, { visibility }: PostedListing['poster']): boolean =>
  itemOf(hive) === 'session' && visibility === 'public';

const unnamed = (person: Person, hasFace: boolean): Person => ({
  ...person,
  name: null,
  university: null,
  profileImage: hasFace ? person.profileImage : null,
});

/** Presents a listing in a list. Lists show the first photo, so the others come without variants and placeholder. */
export function toListed(posted: PostedListing, viewer: Viewer | null): Listing {
  const [first, ...others] = posted.listing.photos;
  if (first === undefined) return toListing(posted, viewer);
  const photos = [first, ...others.map((photo) => ({ ...photo, variants: [], placeholder: null }))];
  return { ...toListing(posted, viewer), photos };
}

function hallAnswer({ hallId }: ListingRow): Pick<Listing, 'hall'> {
  const hall = hallOf(hallId);
  return hall === null ? {} : { hall };
}

function renewalOf(listing: ListingRow): Pick<Listing, 'renewableFrom'> {
  const from = renewableFrom(listing);
  return from === null ? {} : { renewableFrom: from.toISOString() };
}

/** Returns the attendance of an event; undefined if another site takes the registrations. */
function attendanceOf({ details, going, placesTaken }: ListingRow): Pick<Listing, 'attendance'> {
  const { capacity, registrationLink } = details;
  if (typeof registrationLink === 'string' && registrationLink !== '') return {};
  const placesLeft = typeof capacity === 'number' ? Math.max(0, capacity - placesTaken) : null;
  return { attendance: { going, placesLeft } };
}

const missingOf = (listing: ListingRow): string[] =>
  missingIn(listing.hive, { ...listing, price: listing.priceMinor }).map(([field]) => field);
