import type { Listing } from '@campushive/contract';
import type { ServicePackageShown } from '@campushive/contract/hive-fields';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { RadioGroup } from '@campushive/ui/radio-group';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, TextLink, useMessages, useMoney } from '../../kernel/index.js';
import { BothSides } from '../parts/prices/both-sides.js';
import { FeeBreakdown, useTotal } from '../parts/prices/fee-breakdown.js';
import { MainAction } from '../../shared/index.js';
import { PackageList, packagesCatalogue } from '../parts/packages/index.js';

/** Service with the viewer's role, for its main action. */
export interface PackagePanelProps {
  /** Service listing. */
  listing: Listing;
  /** The viewer is the seller. */
  seller: boolean;
}

/** Main action of a service: package choice, total and link to the checkout. */
export function PackagePanel({ listing, seller }: PackagePanelProps) {
  const packages = listing.sidehustleDetails?.packages ?? [];
  const [first] = packages;
  const [chosenId, setChosenId] = useState(first?.id);
  // Falls back to the first package, because the chosen one may have been removed since.
  const chosen = packages.find(({ id }) => id === chosenId) ?? first;
  const isOpen = listing.status === 'active';
  // Ignores the limit for a viewer whose own pending order already counts.
  const isFull = isOpen && listing.isFullyBooked === true && listing.myOrder?.status !== 'pending_payment';
  return (
    <>
      <OwnOrder listing={listing} seller={seller} />
      {isFull ? <FullyBooked packages={packages} seller={seller} /> : null}
      {seller || chosen === undefined || !isOpen || isFull ? null : (
        <Choice listing={listing} packages={packages} chosen={chosen} onChoose={setChosenId} />
      )}
    </>
  );
}

/** Notice that the seller takes no more orders now. The packages can still be read. */
function FullyBooked({ packages, seller }: { packages: readonly ServicePackageShown[]; seller: boolean }) {
  const t = useMessages(packagesCatalogue);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alert>{seller ? t.youAreFull : t.fullyBooked}</Alert>
      {seller ? null : <PackageList packages={packages} />}
    </div>
  );
}

interface ChoiceProps {
  listing: Listing;
  packages: readonly ServicePackageShown[];
  chosen: ServicePackageShown;
  onChoose: (id: string) => void;
}

function Choice({ listing: { hiveTypeId: hive, id }, packages, chosen, onChoose }: ChoiceProps) {
  const t = useMessages(packagesCatalogue);
  const money = useMoney();
  const totalOf = useTotal();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <RadioGroup
        label={t.choose}
        name="package"
        value={chosen.id}
        onValueChange={onChoose}
        options={packages.map((one) => ({
          value: one.id,
          label: (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span dir="auto">{one.name}</span>
              <span className="tabular-nums">{money(one.price)}</span>
            </span>
          ),
          description: (
            <>
              <span dir="auto" className="block whitespace-pre-line">
                {one.includes}
              </span>
              <span className="block">{t.days(one.days)}</span>
            </>
          ),
        }))}
      />
      <FeeBreakdown kind="purchase" price={chosen.price} />
      <BothSides kind="purchase" price={chosen.price} side="buyer" />
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'checkout', hive, id, kind: chosen.id }}>
            {t.pay(money(totalOf('purchase', chosen.price)))}
          </Link>
        </Button>
      </MainAction>
      <div className="flex gap-3 text-sm text-fg-muted">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        <p>{t.protection}</p>
      </div>
    </Card>
  );
}

/** Viewer's order of this service, as buyer or seller. */
function OwnOrder({ listing: { myOrder }, seller }: PackagePanelProps) {
  const t = useMessages(packagesCatalogue);
  if (myOrder === undefined || myOrder.status === 'pending_payment') return null;
  return (
    <Alert
      action={
        <TextLink standalone to={{ to: 'payment', id: myOrder.id }}>
          {t.seeOrder}
        </TextLink>
      }
    >
      {seller ? t.sold : t.bought}
    </Alert>
  );
}
