import { HOUR } from '@campushive/contract';
import { sellsTickets } from '@campushive/contract/rules/seats';
import { AKOSUA, EVENTS, KOFI, KWAME, LESSON, NEAR_KWAME, PHONE, WEEKLY } from '@campushive/testing/demo';
import { later } from '@campushive/domain/platform/clock';
import { asEvent } from './crowd.js';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';

/** Lowest price of a thing that is bargained for, in minor units. */
const WORTH_A_BARGAIN = 5_000;
/** Age of a listing on which a story can begin some days ago. */
const SETTLED = 6 * 24 * HOUR;

type Cast = readonly (readonly [name: string, listing: NewListing | undefined])[];

/** Chooses the open listings that the stories use. Returns their ids by the names there. */
export function castListings(
  open: readonly NewListing[],
  members: Members,
  now: Date,
): ReadonlyMap<string, string> {
  const chosen: Cast = [
    ...castItems(open, members),
    ...castTutoring(open, members, now),
    ...castEvents(open, members, now),
  ];
  return new Map(
    chosen.map(([name, listing]) => {
      if (listing === undefined) throw new Error(`No listing can be the "${name}" of the stories`);
      return [name, listing.id];
    }),
  );
}

function castItems(open: readonly NewListing[], members: Members): Cast {
  const [akosua, kwame] = [members.called(AKOSUA), members.called(KWAME)];
  const items = open.filter(({ hive }) => hive === 'essentials');
  const near = items
    .filter(
      ({ posterId, universityId, priceMinor }) =>
        posterId !== kwame.id && universityId === kwame.universityId && (priceMinor ?? 0) >= WORTH_A_BARGAIN,
    )
    .sort((newListing, other) => (newListing.title < other.title ? -1 : 1));
  return [
    ...items
      .filter(({ posterId }) => posterId === akosua.id)
      .map((newListing) => [newListing.title, newListing] as const),
    ...NEAR_KWAME.map((name, index) => [name, near[index]] as const),
    [PHONE, items.find(({ title }) => title.startsWith('iPhone 11'))],
  ];
}

/** Lessons with different tutors: Akosua's calendar is hers. */
function castTutoring(open: readonly NewListing[], members: Members, now: Date): Cast {
  const [akosua, kofi] = [members.called(AKOSUA), members.called(KOFI)];
  const tutoring = open.filter(
    ({ hive, posterId, priceMinor }) => hive === 'academia' && posterId !== kofi.id && (priceMinor ?? 0) > 0,
  );
  const [lesson] = tutoring;
  const weekly = tutoring.filter(
    ({ posterId, createdAt }) =>
      posterId !== lesson?.posterId && posterId !== akosua.id && createdAt < later(now, -SETTLED),
  );
  return [[LESSON, lesson], ...WEEKLY.map((name, index) => [name, weekly[index]] as const)];
}

/** Returns the next events that sell tickets. */
function castEvents(open: readonly NewListing[], members: Members, now: Date): Cast {
  const kofi = members.called(KOFI);
  const time = ({ expiresAt }: NewListing) => expiresAt?.getTime() ?? Infinity;
  const [first, ...others] = open
    .filter(
      (newListing) =>
        newListing.hive === 'buzz' &&
        newListing.posterId !== kofi.id &&
        newListing.createdAt < later(now, -24 * HOUR) &&
        sellsTickets(asEvent(newListing)),
    )
    .sort((a, b) => time(a) - time(b));
  const here = others.find(({ details }) => typeof details['registrationLink'] !== 'string');
  return [
    [EVENTS.kinds, first],
    [EVENTS.promoCode, here],
  ];
}
