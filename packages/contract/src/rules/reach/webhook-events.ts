import type { WebhookEvent } from '../../partners.js';

/** Facts about a listing and a webhook after the listing was posted or changed. */
export interface WebhookFacts {
  /** The listing was just posted: it is new, or was a draft until now. */
  readonly isNew: boolean;
  /** The listing is public. */
  readonly isListed: boolean;
  readonly isEvent: boolean;
  /** The listing's newest event that was sent, or is to be sent, to this webhook. */
  readonly lastSent: WebhookEvent | undefined;
  /** Events that the webhook subscribes to. */
  readonly events: readonly WebhookEvent[];
}

/** Returns the event to send to a webhook about a listing. Null where it was sent already, or the webhook does not subscribe to it. */
export function webhookEventFor(facts: WebhookFacts): WebhookEvent | null {
  const { isNew, isListed, isEvent, lastSent, events } = facts;
  const opens = isEvent ? 'event.announced' : 'listing.posted';
  const event = isListed ? opens : 'listing.closed';
  const isChange = isListed && !isNew ? lastSent === 'listing.closed' : lastSent !== event;
  return isChange && events.includes(event) ? event : null;
}
