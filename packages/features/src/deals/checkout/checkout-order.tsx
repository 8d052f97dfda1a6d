import type { Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useMoney, useMessages } from '../../kernel/index.js';
import { DistanceNote } from '../../catalogue/parts/distance/index.js';
import { inSight } from '../../shared/in-sight.js';
import { MainAction } from '../../shared/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { checkoutKindOf, useCheckoutTotal } from './checkout-amounts.js';
import { HowItWorks } from './how-it-works.js';
import { PayMethodChoice } from './pay-method.js';
import type { Checkout } from './use-checkout.js';

/** Payment form, or the reason that payment is not possible yet. */
export function Order({
  checkout,
  listing,
  problem,
}: {
  checkout: Checkout;
  listing: Listing;
  problem: string | null;
}) {
  const t = useMessages(catalogue);
  const kind = checkoutKindOf(listing, checkout);
  const hindrance = kind.hindrance({ listing, choices: checkout });
  if (hindrance !== null) return hindrance;
  return (
    <>
      <DistanceNote listing={listing} />
      <PayMethodChoice money={checkout.money} onPay={checkout.onPay} />
      <Problem text={problem} />
      <PayButton checkout={checkout} listing={listing} />
      <p className="text-center text-sm text-fg-muted">
        {t.securely} {kind.isReserved ? t.reservedNote : null}
      </p>
      <HowItWorks listing={listing} />
    </>
  );
}

/** Retries the payment with the same or another method. */
export function PayAgain({
  checkout,
  listing,
  problem,
}: {
  checkout: Checkout;
  listing: Listing;
  problem: string | null;
}) {
  return (
    <>
      <PayMethodChoice money={checkout.money} onPay={checkout.onPay} />
      <Problem text={problem} />
      <PayButton checkout={checkout} listing={listing} again />
    </>
  );
}

/** Error that prevented the payment. Scrolled into view, because the button bar of a phone may cover it. */
function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert key={text} ref={inSight} tone="danger" className="scroll-mb-28">
      {text}
    </Alert>
  );
}

function PayButton({ checkout, listing, again }: { checkout: Checkout; listing: Listing; again?: boolean }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const total = useCheckoutTotal(listing, checkout) ?? 0;
  return (
    <MainAction>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={checkout.paying}
        loadingLabel={t.processing}
        onClick={checkout.onPay}
      >
        {again ? t.payAgain(money(total)) : t.pay(money(total))}
      </Button>
    </MainAction>
  );
}
