import { saleOfListing, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useMoney, useMessages } from '../../../kernel/index.js';
import { ConfirmOnDemand, MainAction } from '../../../shared/index.js';
import { FeeBreakdown, useTotal } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { DeliveryBadge } from '../../parts/delivery/index.js';
import { isAgreed, unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { milestoneNames } from '../../parts/milestones/index.js';
import type { ListingDetail } from '../use-listing-detail.js';
import { workCatalogue } from './work.catalogue.js';

interface TaskActionsProps {
  listing: Listing;
  detail: ListingDetail;
}

/** Next action of a task's poster: choose a student, pay, or show the code. */
export function TaskActions({ listing, detail }: TaskActionsProps) {
  const t = useMessages(workCatalogue);
  const { hiveTypeId: hive, id, status, applicationCount = 0, myOrder } = listing;
  if (saleOfListing(listing) !== 'gig') return null;
  const applicants = (variant: 'primary' | 'outline') => (
    <Button asChild fullWidth size="lg" variant={variant} leading={<Users aria-hidden="true" />}>
      <Link to={{ to: 'applicants', hive, id }}>{t.applicants(applicationCount)}</Link>
    </Button>
  );
  switch (status) {
    case 'active':
      // Without applicants, editing the task helps more, so this button is secondary.
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
  const t = useMessages(workCatalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const names = useMessages(milestoneNames);
  const { hiveTypeId: hive, id, myOrder, milestones } = listing;
  const price = unitPriceOf(listing);
  if (myOrder !== undefined && myOrder.status !== 'pending_payment') {
    const held = myOrder.status === 'held';
    return (
      <>
        {myOrder.delivery === undefined || !held ? null : <DeliveryBadge status={myOrder.delivery} />}
        <MainAction>
          <Button asChild variant="primary" size="lg" fullWidth>
            <Link to={{ to: 'payment', id: myOrder.id }}>{held ? t.showCode : t.seePayment}</Link>
          </Button>
        </MainAction>
      </>
    );
  }
  if (price === 0) return null;
  if (milestones?.isProposed) return <p className="text-sm">{names.waitForAnswer}</p>;
  if (milestones?.current === null) return <p className="text-sm">{names.allPaid}</p>;
  const current = milestones?.current;
  const name =
    current === undefined ? t.agreedPrice : names.name(current.number, current.count, current.title);
  return (
    <>
      <FeeBreakdown kind="gig" price={price} {...(isAgreed(listing) && { name })} />
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'checkout', hive, id }}>{t.pay(money(totalOf('gig', price)))}</Link>
        </Button>
      </MainAction>
      <p className="text-sm text-fg-muted">{t.payText}</p>
    </>
  );
}

function TakeBack({ detail }: { detail: ListingDetail }) {
  const t = useMessages(workCatalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {t.takeBack}
      </Button>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t.takeBackTitle}
        description={t.takeBackText}
        confirmLabel={t.takeBack}
        cancelLabel={t.cancel}
        loading={detail.moving}
        loadingLabel={t.takingBack}
        onConfirm={() => {
          detail.onMove({ to: 'active' });
          setAsking(false);
        }}
      />
    </>
  );
}
