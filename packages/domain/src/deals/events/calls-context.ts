import type { Platform } from '../../platform/platform.js';
import type { EventsService } from './service.js';

/** Parts of the platform, and the services of events, that its calls use. */
export interface EventCallsContext extends Pick<Platform, 'db' | 'limits'> {
  readonly service: EventsService;
  readonly platform: Platform;
}
