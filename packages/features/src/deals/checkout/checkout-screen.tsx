import { screen } from '../../kernel/index.js';
import { useIsPaused } from '../../catalogue/parts/use-is-paused.js';
import { CheckoutView } from './checkout-view.js';
import type { CheckoutSlots } from './checkout-slots.js';
import type { CheckoutLink } from './use-choices.js';
import { useCheckout } from './use-checkout.js';

/** Listing and choices of a checkout, from the page's address. */
export interface CheckoutScreenProps extends CheckoutLink {
  /** Parts that replace those of the page. Default: none. */
  slots?: CheckoutSlots | undefined;
}

/** Checkout of a listing. */
export const CheckoutScreen = screen(function CheckoutScreen({ slots, ...link }: CheckoutScreenProps) {
  const checkout = useCheckout(link);
  const { state } = checkout;
  const isPaused = useIsPaused('listing' in state ? state.listing.hiveTypeId : undefined, 'paying');
  return <CheckoutView checkout={checkout} isPaused={isPaused} slots={slots} />;
});
