import type { Listing } from '@campushive/contract';
import type { ReactNode } from 'react';
import type { Reader } from './use-listing-detail.js';

/** Renders a moderator's actions on another student's listing. */
export type ModerationSlot = (listing: Listing) => ReactNode;

/** Renders a member's main action from the feature of the listing's hive; null for none. */
export type MainActionSlot = (of: {
  readonly listing: Listing;
  readonly reader: Exclude<Reader, 'visitor'>;
}) => ReactNode;
