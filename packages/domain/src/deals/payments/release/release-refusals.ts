import type { ReleaseRefusal } from '@campushive/contract/rules/orders';

/** Messages for ticket money that stays held. */
export const RELEASE_REFUSALS: Readonly<Record<ReleaseRefusal, string>> = {
  event_not_started: 'Ticket money is released after the event starts.',
  event_cancelled: 'The event is cancelled: its tickets are refunded.',
};
