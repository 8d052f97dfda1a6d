import type { ReceiptKind } from '../receipt-kind.js';
import { thingReceipt } from '../thing/receipt.js';

/** Title with the paid milestone. */
export const gigReceipt: ReceiptKind = {
  ...thingReceipt,
  itemOf: ({ title, milestone }, { milestones }) =>
    milestone === null
      ? title
      : `${title} · ${milestones.name(milestone.number, milestone.count, milestone.title)}`,
};
