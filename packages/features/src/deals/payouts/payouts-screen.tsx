import { screen } from '../../kernel/index.js';
import { PayoutsView } from './payouts-view.js';
import { usePayouts } from './use-payouts.js';

/** Payouts page of a seller: balance, payout account and past payouts. */
export const PayoutsScreen = screen(function PayoutsScreen() {
  const payouts = usePayouts();
  return <PayoutsView payouts={payouts} />;
});
