import type { PaymentProvider } from '../../platform/paystack/provider.js';
import type { payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

/** Dependencies of every file of the payouts module. */
export interface PayoutsContext {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
  readonly notify: NotificationsModule['notify'];
  readonly notifyAll: NotificationsModule['notifyAll'];
}

export type PayoutRow = typeof payouts.$inferSelect;
export type AccountRow = typeof payoutAccounts.$inferSelect;
