/** What an event of the payment provider is about, and so what is asked of the provider when it arrives. */
export type EventSubject = 'charge' | 'refund' | 'transfer' | 'dispute';

/** Every event that we know. An event only hints: what it changes is decided on what the provider answers. */
export const PROVIDER_EVENTS = {
  'charge.success': 'charge',
  'refund.pending': 'refund',
  'refund.processing': 'refund',
  'refund.processed': 'refund',
  'refund.failed': 'refund',
  'refund.needs-attention': 'refund',
  'transfer.success': 'transfer',
  'transfer.failed': 'transfer',
  'transfer.reversed': 'transfer',
  'charge.dispute.create': 'dispute',
  'charge.dispute.remind': 'dispute',
  'charge.dispute.resolve': 'dispute',
} as const satisfies Record<string, EventSubject>;
export type ProviderEvent = keyof typeof PROVIDER_EVENTS;

export const isProviderEvent = (event: string): event is ProviderEvent =>
  Object.hasOwn(PROVIDER_EVENTS, event);
