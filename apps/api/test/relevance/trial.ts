import type { EverydayListing } from './everyday-listings.js';
import type { EverydayQuery } from './everyday-queries.js';

export const query = (q: string, ...right: readonly string[]): EverydayQuery => ({ q, right });

const of =
  (hive: EverydayListing['hive']) =>
  (key: string, title: string, description: string, at?: string): EverydayListing => ({
    ...{ key, hive, title, description },
    ...(at !== undefined && { at }),
  });

export const item = of('essentials');
export const lesson = of('academia');
export const errand = of('logistics');
export const event = of('buzz');
export const file = of('archive');
export const gig = of('sidehustle');
