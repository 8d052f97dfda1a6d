import { saleOfListing, itemOfListing, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { ShieldCheck } from 'lucide-react';
import { Link, useMoney, useMessages } from '../../kernel/index.js';
import { FeeBreakdown, useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { useDepositName } from '../../catalogue/parts/prices/use-deposit-name.js';
import { MainAction } from '../../shared/index.js';
import { unitPriceOf } from '../../catalogue/parts/prices/agreed-price.js';
import { catalogue } from './listing-detail.catalogue.js';

interface PayCardProps {
  listing: Listing;
  /** Requests a free item. */
  onRequest: () => void;
  requesting: boolean;
}

/**
 * Total, payment protection and the primary button. On a phone the button is in the bottom bar, and the price breakdown
 * opens from below the price; see `ProtectedTotal`.
 */
export function PayCard({ listing, onRequest, requesting }: PayCardProps) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const depositName = useDepositName()(listing);
  const sale = saleOfListing(listing);
  // Other features sell tickets and sessions.
  if (sale !== 'purchase' || itemOfListing(listing) !== 'listing') return null;
  if (listing.status !== 'active') return null;
  if (listing.price === 0)
    return (
      <Card className="grid gap-4">
        <p className="text-sm text-fg-muted">{t.requestText}</p>
        <MainAction>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={requesting}
            loadingLabel={t.opening}
            onClick={onRequest}
          >
            {t.requestItem}
          </Button>
        </MainAction>
      </Card>
    );
  const total = money(totalOf(sale, unitPriceOf(listing)));
  const pay = (
    <Button asChild variant="primary" size="lg" fullWidth>
      <Link to={{ to: 'checkout', hive: listing.hiveTypeId, id: listing.id }}>
        {depositName === undefined ? t.pay(total) : t.payNamed(depositName, total)}
      </Link>
    </Button>
  );
  return (
    <Card className="grid gap-4 max-md:contents">
      <div className="max-md:hidden">
        <FeeBreakdown
          kind={sale}
          price={unitPriceOf(listing)}
          {...(depositName !== undefined && { name: depositName })}
        />
      </div>
      <MainAction>{pay}</MainAction>
      <div className="flex gap-3 text-sm max-md:hidden">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        <div>
          <p className="font-bold">{t.paymentInformation}</p>
          <p className="text-fg-muted">{depositName === undefined ? t.paymentText : t.depositText}</p>
        </div>
      </div>
    </Card>
  );
}
