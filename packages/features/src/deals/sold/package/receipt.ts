import type { ReceiptKind } from '../receipt-kind.js';
import { itemReceipt } from '../thing/receipt.js';

export const packageReceipt: ReceiptKind = {
  ...itemReceipt,
  factsOf: ({ package: bought }, { t }) => (bought === null ? [] : [[t.package, bought]]),
};
