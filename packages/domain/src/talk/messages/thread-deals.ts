import type { Conversation } from '@campushive/contract';
import type { OfferState } from '@campushive/contract/rules/offers';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createHook } from '../../platform/hook.js';

export interface LatestOffer extends Omit<OfferState, 'expiresAt'> {
  readonly id: string;
  readonly expiresAt: string;
  readonly used: boolean;
}

/** Columns of a query of conversations and their listings, about the deals of the two participants. */
export interface ThreadDeals {
  /** The price named by the assigned student of a gig, for poster and helper. */
  readonly agreedMinor: SQL<number | null>;
  /** The newest order of the listing between the two, unless it was never paid. */
  readonly order: SQL<NonNullable<Conversation['listing']>['order']>;
  /** Returns the thread's latest offer, and whether its agreed price is used up. */
  readonly offer: SQL<LatestOffer | null>;
}

/** The owner of deals returns the columns; `viewerId` and `otherId` are columns with the two participants. */
export const onThreadDealsRead =
  createHook<(pair: { readonly viewerId: PgColumn; readonly otherId: PgColumn }) => ThreadDeals>(
    'onThreadDealsRead',
  );
