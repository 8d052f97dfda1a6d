import type { ReceiptKind } from '../receipt-kind.js';
import { thingReceipt } from '../thing/receipt.js';

export const packageReceipt: ReceiptKind = {
  ...thingReceipt,
  factsOf: ({ package: bought }, { t }) => (bought === null ? [] : [[t.package, bought]]),
};
