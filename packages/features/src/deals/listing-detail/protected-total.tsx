import { itemOf, saleOf, type Listing } from '@campushive/contract';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { Info, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages, useMoney } from '../../kernel/index.js';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';
import { useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { useDepositName } from '../../catalogue/parts/prices/use-deposit-name.js';
import { unitPriceOf } from '../../catalogue/parts/prices/agreed-price.js';
import { catalogue } from './listing-detail.catalogue.js';

const loadDialog = () => import('./protection-dialog.js');

/** Buyer's total beside the price, equal to the pay button's amount. A press opens the breakdown. */
export function ProtectedTotal({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const totalOf = useTotal();
  const depositName = useDepositName()(listing);
  const dialog = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);
  const { hiveTypeId: hive, status } = listing;
  const price = unitPriceOf(listing);
  // The total of a lesson depends on its length, which is not chosen yet.
  if (saleOf(hive) !== 'purchase' || itemOf(hive) === 'session' || price === 0 || status !== 'active')
    return null;
  const total = money(totalOf('purchase', price));
  return (
    <>
      <UnstyledButton
        className="inline-flex min-h-8 touch-target items-center gap-1.5 rounded-chip text-start text-sm font-semibold"
        onPointerEnter={dialog.prepare}
        onClick={() => {
          dialog.want();
          setOpen(true);
        }}
      >
        <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0 text-success" />
        <span className="underline decoration-line-strong underline-offset-4">
          {depositName !== undefined
            ? t.withProtectionNamed(depositName, total)
            : hive === 'buzz'
              ? t.withFees(total)
              : t.withProtection(total)}
        </span>
        <Info aria-hidden="true" className="size-4 shrink-0 text-fg-muted" />
      </UnstyledButton>
      {dialog.part === null ? null : (
        <dialog.part.ProtectionDialog
          open={open}
          onOpenChange={setOpen}
          price={price}
          depositName={depositName}
        />
      )}
    </>
  );
}
