import type { Viewer } from '../../calls/viewer.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { Platform } from '../../platform/platform.js';

export interface StallOrdersDeps {
  readonly notify: NotificationsModule['notify'];
  /** Cancels a payment as the viewer's side of it: an unpaid one, or a held one with a full refund. */
  readonly cancelPayment: (orderId: string, viewer: Viewer) => Promise<void>;
}

/** Dependencies of the use cases of orders at stalls. */
export interface StallOrdersContext {
  readonly platform: Platform;
  readonly deps: StallOrdersDeps;
}
