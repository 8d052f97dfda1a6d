import { DAY, HOUR } from '@campushive/contract';
import { AFIA, AKOSUA, ARABA, DEALS, EKOW, ESI, GIGS, KWABENA, NAA } from '@campushive/testing/demo';
import { later } from '@campushive/domain/platform/clock';
import type { Chance } from './chance.js';
import { essentials } from './content/essentials.js';
import type { Draft } from './content/sketch.js';
import { settingOf, toListing, type NewListing, type StoredPictures } from './listings.js';
import type { Members } from './members.js';
import type { PictureName } from './pictures/photographs.js';

/** Listing that is sold or given to someone in a story. */
interface StoryListing {
  /** Name by which the other steps of the demo refer to this listing. */
  readonly name: string;
  readonly by: string;
  readonly daysAgo: number;
  /** Default: any thing. */
  readonly draft?: Draft;
  /** Days from now in which a gig can still be applied for. */
  readonly openFor?: number;
}

const item = (
  title: string,
  description: string,
  price: number,
  picture: PictureName,
  details: Draft['details'],
): Draft => ({ hive: 'essentials', title, description, price, picture, details });
const gig = (title: string, description: string, price: number): Draft => ({
  ...{ hive: 'sidehustle', title, description, price },
  details: { serviceKind: 'technical' },
});
const HOSTEL = { condition: 'good', itemCategory: 'hostel', pickupLocation: 'Science Market, UCC' };
const [FIRST, SECOND, THIRD] = DEALS.bundle;

const STORY_LISTINGS: readonly StoryListing[] = [
  {
    ...{ name: DEALS.laptop, by: AKOSUA, daysAgo: 6 },
    draft: item(
      'HP Pavilion 14, i5, 8 GB, with sleeve',
      'Two years old, battery still good for five hours. I have a new one from my aunt.',
      ...([1850, 'laptop'] as const),
      { condition: 'good', pickupLocation: 'Great Hall', itemCategory: 'Laptops', brand: 'HP' },
    ),
  },
  {
    ...{ name: DEALS.drawingTable, by: AFIA, daysAgo: 24 },
    draft: item(
      'Drawing board with T-square',
      'Takes A2 sheets, used for two studios. A little ink on one corner.',
      ...([260, 'drawingBoard'] as const),
      { condition: 'good', pickupLocation: 'Republic Hall', itemCategory: 'Study' },
    ),
  },
  {
    ...{ name: DEALS.headset, by: KWABENA, daysAgo: 13 },
    draft: item(
      'Wireless headphones',
      'Works with laptop and phone. Ear pads are new.',
      ...([220, 'headphones'] as const),
      { condition: 'like-new', pickupLocation: 'Unity Hall', itemCategory: 'Electronics' },
    ),
  },
  { name: DEALS.disputed, by: EKOW, daysAgo: 4 },
  { name: DEALS.refunded, by: ARABA, daysAgo: 32 },
  { name: DEALS.expired, by: ARABA, daysAgo: 24 },
  { name: DEALS.cancelled, by: EKOW, daysAgo: 38 },
  {
    ...{ name: FIRST, by: ESI, daysAgo: 8 },
    draft: item('Reading lamp', 'Warm light, with its cable.', 45, 'lamp', HOSTEL),
  },
  {
    ...{ name: SECOND, by: ESI, daysAgo: 7.96 },
    draft: item(
      'Two-ring electric cooker',
      'Both rings get hot, used for one year.',
      180,
      'hotPlate',
      HOSTEL,
    ),
  },
  {
    ...{ name: THIRD, by: ESI, daysAgo: 7.92 },
    draft: item('Two buckets and a cup', 'Blue and yellow, no cracks.', 35, 'bucketsBlue', HOSTEL),
  },
  {
    ...{ name: GIGS.script, by: NAA, daysAgo: 3, openFor: 9 },
    draft: gig(
      'Type a thirty-page film script',
      'Handwritten, readable, in screenplay format please. Paid through CampusHive when it is done.',
      120,
    ),
  },
  {
    ...{ name: GIGS.film, by: ESI, daysAgo: 9, openFor: 12 },
    draft: gig(
      'Film and edit our department’s dinner',
      'Two cameras for the evening, and a video of ten minutes afterwards.',
      900,
    ),
  },
];

/** Composes the listings of the stories, by their names there. All are still open. */
export function composeStoryListings(
  members: Members,
  pictures: StoredPictures,
  now: Date,
  chance: Chance,
): ReadonlyMap<string, NewListing> {
  return new Map(
    STORY_LISTINGS.map(({ name, by, daysAgo, draft, openFor }) => {
      const poster = members.called(by);
      const postedAt = later(now, -daysAgo * DAY);
      const { details, ...fields } = draft ?? chance.pick(essentials)(settingOf(poster, postedAt, chance));
      const deadline =
        openFor === undefined ? {} : { applicationDeadline: later(now, openFor * 24 * HOUR).toISOString() };
      const withDeadline = { ...fields, details: { ...details, ...deadline } };
      return [name, toListing(withDeadline, poster, postedAt, pictures, chance)];
    }),
  );
}
