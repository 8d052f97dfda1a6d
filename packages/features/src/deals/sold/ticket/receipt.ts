import type { ReceiptKind } from '../receipt-kind.js';
import { thingReceipt } from '../thing/receipt.js';

export const ticketReceipt: ReceiptKind = {
  ...thingReceipt,
  itemOf: ({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title),
  factsOf: ({ ticketKind, promoCode }, { t }) => [
    ...(ticketKind === null ? [] : [[t.ticketKind, ticketKind] as const]),
    ...(promoCode === null ? [] : [[t.promoCode, promoCode] as const]),
  ],
};
