import { screen } from '../../kernel/index.js';
import { useIsPaused } from '../../catalogue/parts/use-is-paused.js';
import { CheckoutView } from './checkout-view.js';
import { useCheckout, type SessionChoice } from './use-checkout.js';

export interface CheckoutScreenProps {
  hiveId: string;
  /** Reference in the URL after the return from the provider. */
  reference: string | null;
  /** Booked tutoring session. Default: none. */
  session?: SessionChoice | null;
  /** Ticket type, for events with several. Default: none. */
  kindId?: string | null;
  /** Promo code in the URL. Default: none. */
  code?: string | null;
  /** Other items of the bundle. Default: none. */
  bundledIds?: readonly string[];
}

/** Checkout of a listing. */
export const CheckoutScreen = screen(function CheckoutScreen({
  hiveId,
  reference,
  session = null,
  kindId = null,
  code = null,
  bundledIds = [],
}: CheckoutScreenProps) {
  const checkout = useCheckout(hiveId, reference, session, kindId, code, bundledIds);
  const { state } = checkout;
  const isPaused = useIsPaused('listing' in state ? state.listing.hiveTypeId : undefined, 'paying');
  return <CheckoutView checkout={checkout} isPaused={isPaused} />;
});
