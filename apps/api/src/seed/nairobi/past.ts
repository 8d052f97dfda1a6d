import { NAIROBI } from '@campushive/testing/demo';
import type { Draft } from '../content/sketch.js';
import type { PictureName } from '../pictures/photographs.js';

/** A past sale and its outcome. */
export interface PastDeal {
  /** The poster, by the part of the address before the @, and the other side. */
  readonly by: string;
  readonly other: string;
  /** Helper of a gig, which the poster pays. */
  readonly worker?: string;
  readonly draft: Draft;
  readonly daysAgo: number;
}

const soldItem = (
  by: string,
  other: string,
  daysAgo: number,
  title: string,
  price: number,
  picture: PictureName,
): PastDeal => ({
  ...{ by, other, daysAgo },
  draft: {
    ...{ hive: 'essentials', title, price, picture },
    description: 'Works well. Come and test it before you pay.',
    details: { condition: 'good', pickupLocation: 'Main gate', itemCategory: 'Room' },
  },
});
const gig = (by: string, worker: string, daysAgo: number, title: string, price: number): PastDeal => ({
  ...{ by, other: worker, worker, daysAgo },
  draft: {
    ...{ hive: 'sidehustle', title, price },
    description: 'Paid here when it is done.',
    details: { serviceKind: 'academic' },
  },
});

/** Past deals of the students, on which their ratings are based. */
export const PAST: readonly PastDeal[] = [
  soldItem('wanjiku.kamau', 'brian.mutua', 2, 'Rice cooker 1.8 L', 2_300, 'riceCooker'),
  soldItem('wanjiku.kamau', 'njeri.mwangi', 6, 'Bedside lamp', 700, 'lampGreen'),
  gig('njeri.mwangi', 'wanjiku.kamau', 9, 'Type interviews for a thesis', 1_800),
  soldItem('wanjiku.kamau', 'brian.mutua', 17, 'Steam iron', 1_200, 'ironRed'),
  soldItem('otieno.odhiambo', 'dennis.kariuki', 12, 'Drawing board', 1_500, 'drawingBoard'),
  soldItem('kevin.kiprop', 'faith.achieng', 21, 'School bag', 1_100, 'backpackTeal'),
  soldItem('faith.achieng', 'amina.hassan', 25, 'Blue kettle', 900, 'kettleBlue'),
  gig('amina.hassan', 'kevin.kiprop', 30, 'Carry furniture to a new hostel', 1_000),
  soldItem('zawadi.mwende', 'mercy.chebet', 38, 'Economics and law, two books', 2_000, 'booksTwo'),
  soldItem('wanjiku.kamau', 'njeri.mwangi', 45, 'Two plastic chairs', 1_100, 'plasticChairs'),
];

/** Things that are sold in a story, by their names there. */
export const SOLD_IN_STORIES: ReadonlyMap<string, PastDeal> = new Map([
  [
    NAIROBI.laptop,
    soldItem(
      'wanjiku.kamau',
      'otieno.odhiambo',
      0.1,
      'HP Pavilion 14, i5, 8 GB, with sleeve',
      24_500,
      'laptop',
    ),
  ],
  [
    NAIROBI.tablet,
    soldItem('dennis.kariuki', 'amina.hassan', 1.2, 'Tablet 10 inch with cover', 9_800, 'phoneWhole'),
  ],
]);
