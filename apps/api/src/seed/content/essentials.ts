import { CONDITIONS, DAY } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import { courseFor } from './courses.js';
import { KINDS } from './essentials-items.js';
import { closingOf, reasonOf } from './sentences.js';
import type { Sketch } from './sketch.js';

const ITEMS = KINDS.flatMap((kind) => kind.items.map((item, place) => ({ kind, item, place })));

/** Sketches, one for each item; no sentence is used for two items. */
export const essentials: readonly Sketch[] = ITEMS.map(
  ({ kind: { category, picture, says }, item: [title, price, brand, own], place }, number): Sketch =>
    ({ chance, places, now }) => ({
      hive: 'essentials',
      title,
      description: [says[place], reasonOf(number), closingOf(number)].filter(Boolean).join(' '),
      price,
      details: {
        condition: chance.pick(price < 130 ? CONDITIONS : CONDITIONS.slice(0, 4)),
        pickupLocation: chance.pick([...places.halls, ...places.spots]),
        itemCategory: category,
        ...courseFor(title),
        ...(brand != null && { brand }),
        ...(chance.next() < 0.6 && {
          purchaseDate: later(now, -chance.between(120, 900) * DAY).toISOString(),
        }),
      },
      picture: own ?? picture,
    }),
);
