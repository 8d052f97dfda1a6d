import { screen } from '../../../kernel/index.js';
import { useIsPaused } from '../../../catalogue/parts/use-is-paused.js';
import { StallCheckoutView } from './stall-checkout-view.js';
import { useStallCheckout, type StallCheckoutLink } from './use-stall-checkout.js';

/** Stall, basket and payment of a checkout, from the page's address. */
export type StallCheckoutScreenProps = StallCheckoutLink;

/** Checkout of a basket at a stall. */
export const StallCheckoutScreen = screen(function StallCheckoutScreen(link: StallCheckoutScreenProps) {
  const checkout = useStallCheckout(link);
  const { state } = checkout;
  const isPaused = useIsPaused(state.status === 'found' ? state.stall.category : undefined, 'paying');
  return <StallCheckoutView checkout={checkout} isPaused={isPaused} />;
});
