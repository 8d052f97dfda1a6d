import { fn } from 'storybook/test';
import { aPhoto, aStudent } from '../../testing/fixtures.js';
import type { ListingDetail, ListingDetailState } from './use-listing-detail.js';
import { aListing } from '../../testing/listing-fixtures.js';

const listing = aListing(0, { photos: [0, 1, 2, 3, 4, 5].map(aPhoto) });
/** State of a laptop with six photos. */
export const ready = {
  status: 'ready',
  isComplete: true,
  listing,
  reader: 'student',
  seller: aStudent(1),
  sellerProblem: null,
} as const satisfies ListingDetailState;
/** The page of the laptop, with its actions. */
export const detail: ListingDetail = {
  state: ready,
  onMessage: fn(),
  onRequest: fn(),
  openingMessage: false,
  onDelete: fn(),
  deleting: false,
  onMove: fn(),
  moving: false,
  apply: { onWithdraw: fn(), withdrawing: false, isOpen: false, onDecline: fn(), declining: false },
};
/** Arguments of a story: the page in a state. */
export const inState = (state: ListingDetailState): { detail: ListingDetail } => ({
  detail: { ...detail, state },
});
