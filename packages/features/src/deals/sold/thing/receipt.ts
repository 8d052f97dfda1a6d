import type { ReceiptKind } from '../receipt-kind.js';

/** Receipt of one item without choices. */
export const thingReceipt: ReceiptKind = {
  itemOf: ({ title }) => title,
  factsOf: () => [],
};
