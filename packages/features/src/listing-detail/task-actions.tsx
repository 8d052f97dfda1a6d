import { saleOf, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useMoney, useMessages } from '../kernel/index.js';
import { ConfirmOnDemand, FeeBreakdown, MainAction, useTotal } from '../shared/index.js';
import type { ListingDetail } from './use-listing-detail.js';
import { workCatalogue } from './work.catalogue.js';

interface TaskActionsProps {
  listing: Listing;
  detail: ListingDetail;
}

/** What the poster of a gig or a delivery does next: choose a student, pay them, show them the code. */
export function TaskActions({ listing, detail }: TaskActionsProps) {
  const words = useMessages(workCatalogue);
  const { hiveTypeId: hive, id, status, applicationCount = 0, myOrder } = listing;
  if (saleOf(hive) !== 'gig') return null;
  const applicants = (variant: 'primary' | 'outline') => (
    <Button asChild fullWidth size="lg" variant={variant} leading={<Users aria-hidden="true" />}>
      <Link to={{ to: 'applicants', hive, id }}>{words.applicants(applicationCount)}</Link>
    </Button>
  );
  switch (status) {
    case 'active':
      // While no one has applied, changing it is what may help.
      return applicationCount > 0 ? <MainAction>{applicants('primary')}</MainAction> : applicants('outline');
    case 'expired':
      return applicants('outline');
    case 'assigned':
    case 'reserved':
      return (
        <Card className="grid gap-3">
          <Pay listing={listing} />
          {applicants('outline')}
          {status === 'assigned' && myOrder === undefined ? <TakeBack detail={detail} /> : null}
        </Card>
      );
    default:
      return null;
  }
}

function Pay({ listing }: { listing: Listing }) {
  const words = useMessages(workCatalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const { hiveTypeId: hive, id, price, myOrder } = listing;
  if (myOrder !== undefined && myOrder.status !== 'pending_payment') {
    return (
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'payment', id: myOrder.id }}>
            {myOrder.status === 'held' ? words.showCode : words.seePayment}
          </Link>
        </Button>
      </MainAction>
    );
  }
  if (price === 0) return null;
  return (
    <>
      <FeeBreakdown kind="gig" price={price} />
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'checkout', hive, id }}>{words.pay(money(totalOf('gig', price)))}</Link>
        </Button>
      </MainAction>
      <p className="text-sm text-fg-muted">{words.payText}</p>
    </>
  );
}

function TakeBack({ detail }: { detail: ListingDetail }) {
  const words = useMessages(workCatalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {words.takeBack}
      </Button>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={words.takeBackTitle}
        description={words.takeBackText}
        confirmLabel={words.takeBack}
        cancelLabel={words.cancel}
        loading={detail.moving}
        loadingLabel={words.takingBack}
        onConfirm={() => {
          detail.onMove({ to: 'active' });
          setAsking(false);
        }}
      />
    </>
  );
}
