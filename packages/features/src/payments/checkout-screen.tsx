import { CheckoutView } from './checkout-view.js';
import { useCheckout } from './use-checkout.js';

export interface CheckoutScreenProps {
  /** The listing that is paid for. */
  hiveId: string;
  /** The reference in the address, on the return from the provider. */
  reference: string | null;
}

/** Pays for a listing. */
export function CheckoutScreen({ hiveId, reference }: CheckoutScreenProps) {
  const checkout = useCheckout(hiveId, reference);
  return <CheckoutView checkout={checkout} />;
}
