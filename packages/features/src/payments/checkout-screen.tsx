import { screen } from '../kernel/index.js';
import { useIsPaused } from '../shared/use-is-paused.js';
import { CheckoutView } from './checkout-view.js';
import { useCheckout, type SessionChoice } from './use-checkout.js';

export interface CheckoutScreenProps {
  /** The listing that is paid for. */
  hiveId: string;
  /** The reference in the address, on the return from the provider. */
  reference: string | null;
  /** The session that is booked with a tutor. Default: none. */
  session?: SessionChoice | null;
  /** The kind of tickets, of an event that has kinds. Default: none. */
  kindId?: string | null;
  /** The promo code of the address. Default: none. */
  code?: string | null;
  /** The other things of a bundle. Default: none. */
  bundledIds?: readonly string[];
}

/** Pays for a listing. */
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
