import type { OfferDecision } from '@campushive/contract/rules/offers';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

export type Decided = Extract<OfferDecision, { readonly refused: null }>;

export const OFFERS_AN_HOUR = 60;

export interface OffersDeps {
  readonly notify: NotificationsModule['notify'];
  readonly presence: Pick<Presence, 'readersOf'>;
}

/** Parts of the platform, and functions of other modules that offers use. */
export interface OffersContext extends Pick<Platform, 'limits' | 'db' | 'clock' | 'outbox'> {
  readonly notify: OffersDeps['notify'];
  readonly presence: OffersDeps['presence'];
}
