import { isService, itemOfListing, saleOfListing, type Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMoney, useMessages } from '../../kernel/index.js';
import { DistanceNote } from '../../catalogue/parts/distance/index.js';
import { MainAction } from '../../shared/index.js';
import { useTotal } from '../parts/prices/fee-breakdown.js';
import { catalogue as bundleCatalogue } from '../parts/bundle/bundle.catalogue.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { usePriceOf } from './checkout-amounts.js';
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
  if (itemOfListing(listing) === 'session' && checkout.session === null) {
    return (
      <Alert
        action={
          <Button asChild size="sm">
            <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>{t.back}</Link>
          </Button>
        }
      >
        {t.chooseTime}
      </Alert>
    );
  }
  if (checkout.tickets?.kind === 'missing') {
    return (
      <Alert
        action={
          <Button asChild size="sm">
            <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>
              {isService(listing) ? t.back : t.backToEvent}
            </Link>
          </Button>
        }
      >
        {isService(listing) ? t.choosePackage : t.chooseKind}
      </Alert>
    );
  }
  if (checkout.bundle !== null && checkout.bundle.gone > 0) return <SomeGone bundle={checkout.bundle} />;
  return (
    <>
      <DistanceNote listing={listing} />
      <PayMethodChoice money={checkout.money} onPay={checkout.onPay} />
      <Problem text={problem} />
      <PayButton checkout={checkout} listing={listing} />
      <p className="text-center text-sm text-fg-muted">
        {t.securely} {saleOfListing(listing) === 'gig' || isService(listing) ? null : t.reservedNote}
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

/** Warns of unavailable items in a bundle and offers to remove them. The other items stay selected. */
function SomeGone({ bundle }: { bundle: NonNullable<Checkout['bundle']> }) {
  const t = useMessages(bundleCatalogue);
  const gone = bundle.things.filter(({ problem }) => problem !== null).map(({ id }) => id);
  const all = gone.length === bundle.things.length;
  return (
    <Alert
      ref={inSight}
      tone="warning"
      action={
        all ? (
          <Button asChild size="sm">
            <Link to={{ to: 'hives' }}>{t.others}</Link>
          </Button>
        ) : (
          <Button size="sm" onClick={() => bundle.onRemove(gone)}>
            {t.takeOut}
          </Button>
        )
      }
    >
      {all ? t.allGone : t.someGone(gone.length)}
    </Alert>
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

const inSight = (element: HTMLDivElement | null) => element?.scrollIntoView({ block: 'nearest' });

function PayButton({ checkout, listing, again }: { checkout: Checkout; listing: Listing; again?: boolean }) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const priceOf = usePriceOf();
  const money = useMoney();
  const sale = saleOfListing(listing);
  const total = sale === null ? 0 : totalOf(sale, priceOf(listing, checkout));
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
