import { screen } from '../kernel/index.js';
import { ReceiptView } from './receipt-view.js';
import { useReceipt } from './use-receipt.js';

/** The receipt of a payment, to look at, print and save. `print` opens the host's print dialog. */
export const ReceiptScreen = screen(function ReceiptScreen({
  id,
  print,
}: {
  /** The payment. */
  id: string;
  /** Opens the host's print dialog. */
  print: () => void;
}) {
  const state = useReceipt(id);
  return <ReceiptView id={id} state={state} onPrint={print} />;
});
