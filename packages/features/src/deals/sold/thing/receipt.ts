import type { ReceiptKind } from '../receipt-kind.js';

/** Receipt of one item without choices. */
export const itemReceipt: ReceiptKind = {
  itemOf: ({ title }) => title,
  factsOf: () => [],
};
