import type { Platform } from '../../platform/platform.js';

import type { createPeopleFinder } from './people.js';
import type { ListingFilters } from '../hives/listing-conditions.js';

/** The campuses and the hall of the suggestion's target page: counts match the results shown there. */
export type Scope = Pick<ListingFilters, 'universityIds' | 'hall'>;

/** Parts of the platform, and the finder of people, that suggestions use. */
export interface SuggestionsContext extends Pick<Platform, 'db' | 'read' | 'clock'> {
  readonly people: ReturnType<typeof createPeopleFinder>;
}
