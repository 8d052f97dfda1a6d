import {
  DAY,
  findUniversity,
  HIVE_NAMES,
  MINUTE,
  toPesewas,
  type HiveName,
  type Photo,
} from '@campushive/contract';
import { expiryOf } from '../modules/hives/details.js';
import { later } from '../platform/clock.js';
import type { listings } from '../platform/database/schema/index.js';
import { placesOf } from './campuses.js';
import { idAt, type Chance } from './chance.js';
import { academia } from './content/academia.js';
import { archive } from './content/archive.js';
import { buzz } from './content/buzz.js';
import { essentials } from './content/essentials.js';
import { logistics } from './content/logistics.js';
import { sidehustle } from './content/sidehustle.js';
import type { Draft, Sketch } from './content/sketch.js';
import type { PictureName } from './pictures/pictures.js';

export type NewListing = typeof listings.$inferInsert & { readonly id: string; readonly title: string };

/** Who posts; a part of a user's row. */
export interface Poster {
  readonly id: string;
  readonly email: string;
  readonly universityId: string;
}

export type StoredPictures = ReadonlyMap<PictureName, readonly Photo[]>;

/** As many as `GET /api/hives/types` is to count. */
const SKETCHES: Readonly<Record<HiveName, readonly Sketch[]>> = {
  essentials,
  academia,
  logistics,
  buzz,
  archive,
  sidehustle,
};

/** The oldest listing is five weeks old, the newest a few minutes. */
const OLDEST = 35 * DAY;
const NEWEST = 4 * MINUTE;
const TRIES = 200;

/** Every open listing of the demo campus; `own` are titles that belong to one poster (by e-mail). */
export function composeListings(
  posters: readonly Poster[],
  own: ReadonlyMap<string, string>,
  pictures: StoredPictures,
  now: Date,
  chance: Chance,
): NewListing[] {
  return HIVE_NAMES.flatMap((hive) => {
    const taken = new Set<string>();
    return SKETCHES[hive].map((sketch) => {
      const { draft, poster } = write(sketch, posters, own, taken, now, chance);
      taken.add(draft.title);
      // Squared, so that recent days have more of them.
      const age = NEWEST + chance.next() ** 2 * (OLDEST - NEWEST);
      return toListing(draft, poster, later(now, -age), pictures, chance);
    });
  });
}

/** A listing's row, with the photo of its kind. */
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
    title,
    description,
    pricePesewas: price === null ? null : toPesewas(price),
    status: 'active',
    details: { ...details },
    photos:
      picture === undefined
        ? []
        : [ownCopy(chance.pick(pictures.get(picture) ?? []), idAt(later(createdAt, -MINUTE), chance))],
    expiresAt: expiryOf(hive, details, createdAt),
    createdAt,
    updatedAt: createdAt,
  };
}

/** The same files under an upload of the poster's own: only so may they keep the photo when they change the listing. */
const ownCopy = (photo: Photo, id: string): Photo => ({ ...photo, id });

/** Lets students write until a title is new; a place in it makes most of them so. */
function write(
  sketch: Sketch,
  posters: readonly Poster[],
  own: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
  now: Date,
  chance: Chance,
) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const writer = chance.pick(posters);
    const draft = sketch(settingOf(writer, now, chance));
    const email = own.get(draft.title);
    const owner = posters.find((one) => one.email === email);
    if (owner !== undefined) return { draft: sketch(settingOf(owner, now, chance)), poster: owner };
    if (!taken.has(draft.title)) return { draft, poster: writer };
  }
  throw new Error('A hive has fewer different titles than listings');
}

export function settingOf(poster: Poster, now: Date, chance: Chance) {
  const { universityId } = poster;
  const campus = findUniversity(universityId)?.displayName ?? universityId;
  return { campus, places: placesOf(universityId), chance, now };
}
