import type { SaleItem } from '@campushive/contract';
import type { Platform } from '../../platform/platform.js';

/** Parts of the platform that text messages use. */
export interface SmsContext extends Pick<
  Platform,
  'db' | 'clock' | 'config' | 'jobs' | 'limits' | 'log' | 'secrets' | 'sms'
> {
  /** Returns the items of orders that the buyer hands over with a code. */
  itemsWithCode(): SaleItem[];
}
