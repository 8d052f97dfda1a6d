import { screen } from '../../kernel/index.js';
import { ReceiptView } from './receipt-view.js';
import { useReceipt } from './use-receipt.js';

/** Receipt of a payment, to view, print and save. */
export const ReceiptScreen = screen(function ReceiptScreen({
  id,
  print,
}: {
  id: string;
  /** Opens the host's print dialog. */
  print: () => void;
}) {
  const state = useReceipt(id);
  return <ReceiptView id={id} state={state} onPrint={print} />;
});
