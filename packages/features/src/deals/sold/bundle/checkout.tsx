import { saleOfListing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../../kernel/index.js';
import { FeeBreakdown } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { inSight } from '../../../shared/in-sight.js';
import { catalogue } from '../../parts/bundle/bundle.catalogue.js';
import type { AmountsProps, CheckoutKind } from '../checkout-kind.js';
import { itemCheckout } from '../thing/checkout.js';
import { BundleList } from './bundle-items.js';
import type { BundleInCheckout } from './use-bundle-checkout.js';

function Amounts({ listing, choices: { bundle }, price }: AmountsProps) {
  const t = useMessages(catalogue);
  if (bundle === null) return null;
  return (
    <>
      <BundleList bundle={bundle} fixed={false} />
      <FeeBreakdown
        kind={saleOfListing(listing) ?? 'purchase'}
        price={price}
        name={t.sum(bundle.items.length - bundle.unavailableCount)}
      />
    </>
  );
}

/** Warns of unavailable items in a bundle and offers to remove them. The other items stay selected. */
function UnavailableItems({ bundle }: { bundle: BundleInCheckout }) {
  const t = useMessages(catalogue);
  const unavailableIds = bundle.items.filter(({ problem }) => problem !== null).map(({ id }) => id);
  const all = unavailableIds.length === bundle.items.length;
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
          <Button size="sm" onClick={() => bundle.onRemove(unavailableIds)}>
            {t.takeOut}
          </Button>
        )
      }
    >
      {all ? t.allGone : t.someGone(unavailableIds.length)}
    </Alert>
  );
}

/** Several items of one seller, for the sum of their prices. The listing is the first available one. */
export const bundleCheckout: CheckoutKind = {
  ...itemCheckout,
  hindrance: ({ choices: { bundle } }) =>
    bundle !== null && bundle.unavailableCount > 0 ? <UnavailableItems bundle={bundle} /> : null,
  priceOf: (_listing, { bundle }) => bundle?.price ?? 0,
  inputOf: (listing, { bundle }) => ({
    bundledIds: (bundle?.items ?? []).map(({ id }) => id).filter((id) => id !== listing.id),
    ...(bundle !== null && { price: bundle.price }),
  }),
  Amounts,
};
