import type { Home } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import type { Origin } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';

export type Common = Omit<Home, 'listingCount' | 'featured' | 'fresh' | 'pictured'>;

export type TopicCount = Home['topics'][number];

export type Parts = Pick<Handlers, 'hives.types' | 'hives.list' | 'universities.list'>;

export const visitorFrom = (origin: Origin) => ({ viewer: null, origin, file: undefined });

/** Parts of the platform, calls of other modules, and counts that the front page shows. */
export interface HomeContext {
  readonly parts: Parts;
  readonly topics: (now: Date) => Promise<TopicCount[]>;
  readonly platform: Platform;
}
