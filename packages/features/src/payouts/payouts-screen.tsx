import { screen } from '../kernel/index.js';
import { PayoutsView } from './payouts-view.js';
import { usePayouts } from './use-payouts.js';

/** A seller's money: how much there is, where it goes, and what was sent. */
export const PayoutsScreen = screen(function PayoutsScreen() {
  const payouts = usePayouts();
  return <PayoutsView payouts={payouts} />;
});
