import type { ReceiptKind } from './receipt-kind.js';
import { bundleReceipt } from './bundle/receipt.js';
import { errandReceipt } from './errand/receipt.js';
import { gigReceipt } from './gig/receipt.js';
import { packageReceipt } from './package/receipt.js';
import { sessionReceipt } from './session/receipt.js';
import { stallReceipt } from './stall/receipt.js';
import { itemReceipt } from './thing/receipt.js';
import { ticketReceipt } from './ticket/receipt.js';
import type { SoldKind } from './kinds.js';

export const RECEIPT_KINDS: Readonly<Record<SoldKind, ReceiptKind>> = {
  thing: itemReceipt,
  bundle: bundleReceipt,
  session: sessionReceipt,
  ticket: ticketReceipt,
  package: packageReceipt,
  gig: gigReceipt,
  errand: errandReceipt,
  stall: stallReceipt,
};
