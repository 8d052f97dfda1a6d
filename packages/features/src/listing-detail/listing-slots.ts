import type { Listing } from '@campushive/contract';
import type { ReactNode } from 'react';
import type { Reader } from './use-listing-detail.js';

/** Gives a moderator what they can do to another student's listing. */
export type ModerationSlot = (listing: Listing) => ReactNode;

/** Gives a member the main action of a hive that another feature knows; null where there is none. */
export type MainActionSlot = (of: {
  readonly listing: Listing;
  readonly reader: Exclude<Reader, 'visitor'>;
}) => ReactNode;
