import type { ReceiptKind } from '../receipt-kind.js';
import { itemReceipt } from '../thing/receipt.js';

/** Title with the paid milestone. */
export const gigReceipt: ReceiptKind = {
  ...itemReceipt,
  itemOf: ({ title, milestone }, { milestones }) =>
    milestone === null
      ? title
      : `${title} · ${milestones.name(milestone.number, milestone.count, milestone.title)}`,
};
