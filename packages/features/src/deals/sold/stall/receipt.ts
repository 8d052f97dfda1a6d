import type { ReceiptKind } from '../receipt-kind.js';
import { itemReceipt } from '../thing/receipt.js';

/** Name of the stall. The paper lists the items. */
export const stallReceipt: ReceiptKind = itemReceipt;
