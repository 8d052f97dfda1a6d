import type { WebhookEvent } from '../partners.js';

/** What is known of a listing and a webhook when the listing was posted or has changed. */
export interface WebhookFacts {
  /** It was posted just now: never seen before, or a draft until now. */
  readonly isNew: boolean;
  /** Everybody can find it. */
  readonly isListed: boolean;
  readonly isEvent: boolean;
  /** The newest event of it that this webhook was sent, or is to be sent. */
  readonly lastSent: WebhookEvent | undefined;
  /** What it listens for. */
  readonly events: readonly WebhookEvent[];
}

/** The event that a webhook receives about a listing now; null where it has it already, or does not listen for it. */
export function webhookEventFor(facts: WebhookFacts): WebhookEvent | null {
  const { isNew, isListed, isEvent, lastSent, events } = facts;
  const opens = isEvent ? 'event.announced' : 'listing.posted';
  const event = isListed ? opens : 'listing.closed';
  const isChange = isListed && !isNew ? lastSent === 'listing.closed' : lastSent !== event;
  return isChange && events.includes(event) ? event : null;
}
