export type { DealLineSlot, ThreadDealSlots } from './deal-slots.js';
export * from './messages-view.js';

export { prefetchMessages } from './messages.prefetch.js';
