import { screen } from '../../kernel/index.js';
import { PayoutView } from './payout-view.js';
import { usePayout } from './use-payout.js';

/** Page of one payout: its amount, its account and its steps. */
export const PayoutScreen = screen(function PayoutScreen({
  id,
}: {
  /** Id of the payout. */
  id: string;
}) {
  const state = usePayout(id);
  return <PayoutView state={state} />;
});
