import { LISTING_GROUPS, UNLISTED_HIVES } from '@campushive/contract';
import { and, eq, inArray, ne, notInArray, or } from 'drizzle-orm';
import { listings } from '../../../platform/database/schema/index.js';
import type { Handler } from '../../../calls/handlers.js';
import { reversible } from '../posting/removal.js';
import type { HiveCallsContext } from '../calls-context.js';

export const myPosted =
  ({ clock, own, db }: HiveCallsContext): Handler<'hives.myPosted'> =>
  async ({ group, ...input }, { viewer }) => {
    const mine = and(
      eq(listings.posterId, viewer.userId),
      notInArray(listings.hive, [...UNLISTED_HIVES]),
      group === undefined
        ? ne(listings.status, 'deleted')
        : or(
            inArray(listings.status, [...LISTING_GROUPS[group]]),
            group === 'ended' ? reversible(clock.now()) : undefined,
          ),
    );
    const [page, count] = await Promise.all([own(mine, input, viewer), db.$count(listings, mine)]);
    return { ...page, count };
  };
