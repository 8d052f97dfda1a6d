import type { ReceiptKind } from '../receipt-kind.js';
import { itemReceipt } from '../thing/receipt.js';

export const ticketReceipt: ReceiptKind = {
  ...itemReceipt,
  itemOf: ({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title),
  factsOf: ({ ticketKind, promoCode }, { t }) => [
    ...(ticketKind === null ? [] : [[t.ticketKind, ticketKind] as const]),
    ...(promoCode === null ? [] : [[t.promoCode, promoCode] as const]),
  ],
};
