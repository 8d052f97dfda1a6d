import { moreOf } from '../../parts/bundle/use-order-name.js';
import type { ReceiptKind } from '../receipt-kind.js';
import { itemReceipt } from '../thing/receipt.js';

/** Title of the first item with the number of the others. The paper lists them all. */
export const bundleReceipt: ReceiptKind = {
  ...itemReceipt,
  itemOf: (receipt, { titleAndMore }) => titleAndMore(receipt.title, moreOf(receipt)),
};
