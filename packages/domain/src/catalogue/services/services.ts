import { SERVICE_HIVES, serviceKindOf } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingFinder } from '../hives/lists/finding.js';
import { NO_RATING, ratingsOf } from '../../accounts/users/rating.js';

export interface ServicesModule {
  readonly calls: Handlers<'services.list'>;
}

/** Creates the module for Find Services: services of students, with ratings. */
export function createServicesModule(
  { read, clock }: Platform,
  deps: { readonly list: ListingFinder },
): ServicesModule {
  return {
    calls: {
      async 'services.list'({ kind, offer, ...input }, { viewer }) {
        const page = await deps.list(
          { ...input, hives: SERVICE_HIVES, serviceKind: kind, serviceOffer: offer },
          viewer,
        );
        const posters = page.data.map((listing) => listing.postedById);
        const ratings = await ratingsOf(read, posters, clock.now());
        return {
          ...page,
          data: page.data.map((listing) => ({
            kind: serviceKindOf(listing),
            listing,
            ...(ratings.get(listing.postedById) ?? NO_RATING),
          })),
        };
      },
    },
  };
}
