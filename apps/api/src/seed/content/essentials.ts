import { CONDITIONS, DAY } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import { courseFor } from './courses.js';
import { KINDS } from './essentials-items.js';
import type { Kind } from './essentials-kind.js';
import { closingOf, REASON_OF } from './sentences.js';
import type { PictureName } from '../pictures/photographs.js';
import type { Sketch } from './sketch.js';

type Sort = keyof typeof REASON_OF;
type Condition = (typeof CONDITIONS)[number];

/** Pictures of things that take up room. */
const LARGE: readonly PictureName[] = ['mattress', 'fan', 'fridge', 'cityBicycle', 'table', 'chair'];

/** Pictures of things that are only sold unopened. */
const UNOPENED: readonly PictureName[] = ['hairProducts'];
const conditionOf = (picture: PictureName, drawn: Condition): Condition =>
  UNOPENED.includes(picture) ? 'new' : drawn;

const sortOf = ({ category, picture }: Kind): Sort =>
  LARGE.includes(picture) ? 'large' : category === 'Books' || category === 'Study' ? 'study' : 'small';

const COUNTS = { large: 0, study: 0, small: 0 };
const ITEMS = KINDS.flatMap((kind) =>
  kind.items.map((item, place) => {
    const sort = sortOf(kind);
    COUNTS[sort] += 1;
    return { kind, item, place, reason: REASON_OF[sort](COUNTS[sort]) };
  }),
);

/** Sketches, one for each item; no sentence is used for two items. */
export const essentials: readonly Sketch[] = ITEMS.map(
  ({ kind: { category, picture, says }, item: [title, price, brand, own], place, reason }, number): Sketch =>
    ({ chance, places, now }) => ({
      hive: 'essentials',
      title,
      description: [says[place], reason, closingOf(number)].filter(Boolean).join(' '),
      price,
      details: {
        condition: conditionOf(
          own ?? picture,
          chance.pick(price < 130 ? CONDITIONS : CONDITIONS.slice(0, 4)),
        ),
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
