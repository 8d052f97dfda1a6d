import { CONDITIONS, DAY } from '@campushive/contract';
import { later } from '../../platform/clock.js';
import { KINDS } from './essentials-items.js';
import type { Sketch } from './sketch.js';

const REASONS = [
  'I am moving to another hostel and cannot take it along.',
  'Selling because I got a new one for my birthday.',
  'I finish this semester, so it has to find a new room.',
  'Bought it in first year and hardly use it now.',
  'My roommate has one too, and we only need one.',
  'I need the money for my project work.',
];
const ENDINGS = [
  'You can look at it before you pay.',
  'Small discount if you pick it up this week.',
  'Price is slightly negotiable.',
  'Write to me here and we agree on a time.',
  'First to pay takes it.',
];

/** One sketch for each thing in the word list. */
export const essentials: readonly Sketch[] = KINDS.flatMap(({ category, picture, items, says }) =>
  items.map(([title, price, brand]): Sketch => ({ chance, places, now }) => ({
    hive: 'essentials',
    title,
    description: `${chance.pick(says)} ${chance.pick(REASONS)} ${chance.pick(ENDINGS)}`,
    price,
    details: {
      condition: chance.pick(price < 130 ? CONDITIONS : CONDITIONS.slice(0, 4)),
      pickupLocation: chance.pick([...places.halls, ...places.spots]),
      itemCategory: category,
      ...(brand !== undefined && { brand }),
      ...(chance.next() < 0.6 && {
        purchaseDate: later(now, -chance.between(120, 900) * DAY).toISOString(),
      }),
    },
    picture,
  })),
);
