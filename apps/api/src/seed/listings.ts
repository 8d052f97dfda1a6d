import { DAY, findUniversity, HIVE_NAMES, MINUTE, type BuiltInHive, type Photo } from '@campushive/contract';
import { beginningOf, expiryOf } from '@campushive/domain/catalogue/hives/posting/details';
import { later } from '@campushive/domain/platform/clock';
import type { listings } from '@campushive/domain/platform/database/schema/index';
import { toWakingHours } from './waking-hours.js';
import { placesOf } from './campuses.js';
import { createChance, idAt, type Chance } from './chance.js';
import { academia } from './content/academia.js';
import { archive } from './content/archive.js';
import { buzz } from './content/buzz.js';
import { essentials } from './content/essentials.js';
import { logistics } from './content/logistics.js';
import { sidehustle } from './content/sidehustle.js';
import type { Draft, Sketch } from './content/sketch.js';
import type { PictureName } from './pictures/photographs.js';
import { campus } from '@campushive/domain/platform/campus';
import { toMajor, toMinor } from '@campushive/domain/platform/money';

export type NewListing = typeof listings.$inferInsert & { readonly id: string; readonly title: string };

/** Poster of a listing; a part of a user's row. */
export interface Poster {
  readonly id: string;
  readonly email: string;
  readonly universityId: string;
  readonly hallId: string | null;
}

export type StoredPictures = ReadonlyMap<PictureName, readonly Photo[]>;

/** Listings by hive; their numbers are the counts of `GET /api/hives/types`. */
const SKETCHES: Readonly<Record<BuiltInHive, readonly Sketch[]>> = {
  essentials,
  academia,
  logistics,
  buzz,
  archive,
  sidehustle,
};

/** Age of the oldest listing, five weeks, and of the newest, a few minutes. */
const OLDEST = 35 * DAY;
const NEWEST = 4 * MINUTE;
/** Number of listings of each hive that are the newest of all, alternating between hives; all others are older. */
const ALTERNATING = 4;
const OLDER = NEWEST + ALTERNATING * HIVE_NAMES.length * MINUTE;
/** Minimum distance between two uses of a picture. */
const APART = 5;
const TRIES = 200;

/** Composes every open listing of the demo campus; `own` are titles that belong to one poster (by email). */
export function composeListings(
  posters: readonly Poster[],
  own: ReadonlyMap<string, string>,
  pictures: StoredPictures,
  now: Date,
  chance: Chance,
): NewListing[] {
  return HIVE_NAMES.flatMap((hive, place) => {
    const usedTitles = new Set<string>();
    const usedPictures = new Set<string>();
    const written = SKETCHES[hive].map((sketch, number) => {
      const first = write(sketch, posters, own, usedTitles, now, chance);
      const repeats = usedPictures.has(pictureKey(first)) && !own.has(first.draft.title);
      const one = repeats ? movedFrom(first, sketch, posters, usedPictures, now, number) : first;
      usedTitles.add(titleKey(one.draft, one.poster));
      if (one.draft.picture !== undefined) usedPictures.add(pictureKey(one));
      return one;
    });
    const ages = agesOf(written.length, place, now, chance);
    return varied(chance.shuffled(written)).map(({ draft, poster }, index) => {
      const made = toListing(draft, poster, later(now, -(ages[index] ?? OLDEST)), pictures, chance);
      const mayFall = hive === 'essentials' && !own.has(draft.title) && index % REDUCED_EVERY === 4;
      return mayFall ? reduced(made, now) : made;
    });
  });
}

/** Interval of items with a reduced price. */
const REDUCED_EVERY = 9;

/** Returns the listing with a reduction by an eighth in the first half of its time. */
function reduced(listing: NewListing, now: Date): NewListing {
  const { createdAt, priceMinor } = listing;
  if (priceMinor == null || priceMinor === 0) return listing;
  const reducedAt = new Date((createdAt.getTime() + now.getTime()) / 2);
  const reducedFromMinor = toMinor(Math.ceil((toMajor(priceMinor) * 1.125) / 5) * 5);
  return { ...listing, reducedFromMinor, reducedAt, updatedAt: reducedAt };
}

/** Age of a listing that is posted while its student is awake. */
const awakeAge = (age: number, now: Date): number =>
  Math.min(now.getTime() - toWakingHours(later(now, -age)).getTime(), OLDEST);

/** Returns ages from the newest to the oldest; the newest of all hives alternate, as on a busy campus. */
function agesOf(count: number, place: number, now: Date, chance: Chance): number[] {
  // Squared, so that more listings are recent.
  const ages = Array.from({ length: count }, () => NEWEST + chance.next() ** 2 * (OLDEST - NEWEST));
  const newest = Array.from(
    { length: ALTERNATING },
    (_, turn) => NEWEST + (turn * HIVE_NAMES.length + place) * MINUTE,
  );
  return [...newest, ...ages.slice(ALTERNATING).map((age) => awakeAge(Math.max(age, OLDER), now))].sort(
    (one, other) => one - other,
  );
}

/** Orders listings so that neighbours in a list differ: each position takes the next one whose picture was not among the last. */
function varied<T extends { readonly draft: Draft }>(all: readonly T[]): T[] {
  const remaining = [...all];
  const done: T[] = [];
  while (remaining.length > 0) {
    const seen = done.slice(-APART).map(({ draft }) => draft.picture);
    const next = remaining.findIndex(({ draft }) => !seen.includes(draft.picture));
    done.push(...remaining.splice(Math.max(next, 0), 1));
  }
  return done;
}

/** Returns a listing's row, with the photos of its kind. */
export function toListing(
  draft: Draft,
  poster: Poster,
  createdAt: Date,
  pictures: StoredPictures,
  chance: Chance,
): NewListing {
  const { hive, title, description, price, details, picture } = draft;
  return {
    id: idAt(createdAt, chance),
    hive,
    posterId: poster.id,
    universityId: poster.universityId,
    hallId: hive === 'archive' ? null : poster.hallId,
    title,
    description,
    priceMinor: price === null ? null : toMinor(price),
    status: 'active',
    details: { ...details },
    photos: picture === undefined ? [] : photosOf(picture, createdAt, pictures, chance),
    startsAt: beginningOf(hive, details),
    expiresAt: expiryOf(hive, details, createdAt),
    createdAt,
    updatedAt: createdAt,
  };
}

/** Number of ids that a listing draws at least: a further photograph must not change the listings after it. */
const DRAWN_IDS = 3;

/** Returns the photos of an item: one to three angles. */
function photosOf(picture: PictureName, createdAt: Date, pictures: StoredPictures, chance: Chance): Photo[] {
  const photos = pictures.get(picture) ?? [];
  const ids = Array.from({ length: DRAWN_IDS }, (_, index) =>
    idAt(later(createdAt, -MINUTE + index), chance),
  );
  return ids.flatMap((id, index) => {
    const photo = photos[index];
    return photo === undefined ? [] : [ownCopy(photo, id)];
  });
}

/** Copies the photo under an upload id of the poster: otherwise a change of the listing would lose it. */
const ownCopy = (photo: Photo, id: string): Photo => ({ ...photo, id });

/** Key of a title that one listing may have: of its hive, and for an event of its campus, because every campus has a choir. */
const titleKey = ({ hive, title }: Draft, { universityId }: Poster): string =>
  hive === 'buzz' ? `${universityId} ${title}` : title;

/** Draft with its poster. */
interface Written {
  readonly draft: Draft;
  readonly poster: Poster;
}

/** Key of a picture in the list of one campus. */
const pictureKey = ({ draft, poster }: Written): string => `${poster.universityId} ${draft.picture}`;

/**
 * Gives a draft to a poster on a campus that does not show its picture yet. Keeps the poster when every campus does.
 * Uses a separate random sequence, so that later listings stay the same.
 */
function movedFrom(
  first: Written,
  sketch: Sketch,
  posters: readonly Poster[],
  usedPictures: ReadonlySet<string>,
  now: Date,
  seed: number,
): Written {
  const chance = createChance(seed);
  const poster = chance
    .shuffled(posters)
    .find((candidate) => !usedPictures.has(pictureKey({ draft: first.draft, poster: candidate })));
  return poster === undefined ? first : { draft: sketch(settingOf(poster, now, chance)), poster };
}

/** Retries a sketch until its title is new, mostly with another poster. */
function write(
  sketch: Sketch,
  posters: readonly Poster[],
  own: ReadonlyMap<string, string>,
  usedTitles: ReadonlySet<string>,
  now: Date,
  chance: Chance,
): Written {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const writer = chance.pick(posters);
    const draft = sketch(settingOf(writer, now, chance));
    const email = own.get(draft.title);
    const owner = posters.find((poster) => poster.email === email);
    if (owner !== undefined) return { draft: sketch(settingOf(owner, now, chance)), poster: owner };
    if (!usedTitles.has(titleKey(draft, writer))) return { draft, poster: writer };
  }
  throw new Error('A hive has fewer different titles than listings');
}

export function settingOf(poster: Poster, now: Date, chance: Chance) {
  const { universityId } = poster;
  const place = findUniversity(campus, universityId)?.displayName ?? universityId;
  return { campus: place, places: placesOf(universityId), chance, now };
}
