import type { Platform } from '../../platform/platform.js';
import type { createListingAnswers } from './listing-answers.js';
import type { HivesService } from './service.js';

/** Parts of the platform, and the services of listings, that the calls of hives use. */
export interface HiveCallsContext extends Pick<Platform, 'read' | 'clock' | 'db'> {
  readonly own: ReturnType<typeof createListingAnswers>['own'];
  readonly service: HivesService;
  readonly describe: ReturnType<typeof createListingAnswers>['describe'];
  readonly platform: Platform;
}
