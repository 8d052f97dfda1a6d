import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';

/** Facts of an order that a text message names. */
export interface SmsOrder {
  readonly id: string;
  readonly sellerId: string;
  readonly isTicket: boolean;
  /** Amount for the seller in minor units. */
  readonly payout: number;
  /** Code that the buyer shows, while the money is held. Null where no code is shown. */
  readonly codeOfBuyer: { readonly buyerId: string; readonly code: string } | null;
}

/** Parts of the platform that text messages use. */
export interface SmsContext extends Pick<
  Platform,
  'db' | 'clock' | 'config' | 'jobs' | 'limits' | 'log' | 'secrets' | 'sms'
> {
  /** Returns an order. Undefined for an unknown id. */
  orderOf(tx: Db, id: string): Promise<SmsOrder | undefined>;
}
