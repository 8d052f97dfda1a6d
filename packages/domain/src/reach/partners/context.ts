import type { Platform } from '../../platform/platform.js';
import type { Deliveries } from './deliveries.js';
import type { Webhooks } from './webhooks.js';

/** Parts of the platform, and the services of this folder, that partners' calls use. */
export interface PartnersContext {
  readonly webhooks: Webhooks;
  readonly deliveries: Deliveries;
  readonly platform: Platform;
}
