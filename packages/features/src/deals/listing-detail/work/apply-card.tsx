import { feesFor, saleOfListing, type Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCampus, Link, useMoney, useMessages, useMinorUnits } from '../../../kernel/index.js';
import { ConfirmOnDemand, firstNameOf, MainAction } from '../../../shared/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { DeliveryBadge } from '../../parts/delivery/index.js';
import type { Apply } from './use-apply.js';
import { useStartedApplication } from './use-started-application.js';
import { workCatalogue } from './work.catalogue.js';

interface ApplyCardProps {
  listing: Listing;
  apply: Apply;
}

interface Named {
  /** First name of the poster. */
  name: string;
}

const loadDialog = () => import('./apply-dialog.js');

/** Actions on a gig or a delivery for a student: apply, wait, or continue as the assigned worker. */
export function ApplyCard({ listing, apply }: ApplyCardProps) {
  const t = useMessages(workCatalogue);
  if (saleOfListing(listing) !== 'gig') return null;
  const name = firstNameOf(listing.postedBy, t.deletedUser);
  switch (listing.myApplication) {
    case 'waiting':
      return (
        <Card className="grid gap-3">
          <div aria-live="polite">
            <p className="font-bold">{t.waitingTitle}</p>
            <p className="text-sm text-fg-muted">{t.waitingText(name)}</p>
          </div>
          <Leave name={name} apply={apply} got={false} />
        </Card>
      );
    case 'accepted':
      return <Got name={name} listing={listing} apply={apply} />;
    case 'declined':
      return <Alert>{t.declinedText}</Alert>;
    case 'closed':
    case 'withdrawn':
    case undefined:
      return listing.status === 'active' ? <Open name={name} listing={listing} apply={apply} /> : null;
    default:
      return listing.myApplication satisfies never;
  }
}

/** Pay of the task with the primary button, which stays above the bottom bar on a phone. */
function Open({ name, listing, apply }: ApplyCardProps & Named) {
  const t = useMessages(workCatalogue);
  const money = useMoney();
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const dialog = useOnDemand(loadDialog);
  const [writing, setWriting] = useState(apply.isOpen);
  const draft = useStartedApplication(listing.id);
  const { want } = dialog;
  useEffect(() => {
    if (apply.isOpen) want();
  }, [apply.isOpen, want]);
  function write() {
    dialog.want();
    setWriting(true);
  }
  const button = (
    <Button variant="primary" size="lg" fullWidth onPointerEnter={dialog.prepare} onClick={write}>
      {draft ? t.continueApplication : t.apply}
    </Button>
  );
  const payout = toMajor(feesFor('gig', toMinor(listing.price), campus.fees).payout);
  return (
    <Card className="grid gap-4">
      {listing.myInvitation === 'invited' ? <Invited name={name} apply={apply} /> : null}
      {listing.price > 0 ? <p className="font-bold">{t.youReceive(money(payout))}</p> : null}
      {draft ? <p className="text-sm text-fg-muted">{t.begunText}</p> : null}
      <MainAction>{button}</MainAction>
      {listing.price > 0 ? (
        <div className="flex gap-3 text-sm">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          <p className="text-fg-muted">{t.heldText(name)}</p>
        </div>
      ) : null}
      {dialog.part === null ? null : (
        <dialog.part.ApplyDialog listing={listing} name={name} open={writing} onOpenChange={setWriting} />
      )}
    </Card>
  );
}

/** Invitation by the poster, which the student can decline. */
function Invited({ name, apply }: Named & { apply: Apply }) {
  const t = useMessages(workCatalogue);
  return (
    <Alert
      action={
        <Button
          size="sm"
          variant="outline"
          loading={apply.declining}
          loadingLabel={t.declining}
          onClick={apply.onDecline}
        >
          {t.decline}
        </Button>
      }
    >
      {t.invitedText(name)}
    </Alert>
  );
}

/** Assigned task of the viewer: the payment's state, and a way to give the task up before it is paid. */
function Got({ name, listing, apply }: ApplyCardProps & Named) {
  const t = useMessages(workCatalogue);
  const { myOrder, status } = listing;
  if (status === 'completed') return <Alert tone="success">{t.doneText}</Alert>;
  const held = myOrder?.status === 'held';
  return (
    <Card className="grid gap-3">
      <div>
        <p className="font-bold">{t.acceptedTitle}</p>
        <p className="text-sm text-fg-muted">{held ? t.paidText(name) : t.acceptedText}</p>
      </div>
      {myOrder?.delivery === undefined || !held ? null : <DeliveryBadge status={myOrder.delivery} />}
      {myOrder === undefined || myOrder.status === 'pending_payment' ? (
        <Button asChild variant="outline" fullWidth>
          <Link to={{ to: 'myWork' }}>{t.myWork}</Link>
        </Button>
      ) : (
        <Button asChild variant="primary" fullWidth>
          <Link to={{ to: 'payment', id: myOrder.id }}>{held ? t.enterCode : t.seePayment}</Link>
        </Button>
      )}
      {myOrder === undefined && status === 'assigned' ? <Leave name={name} apply={apply} got /> : null}
    </Card>
  );
}

function Leave({ name, apply, got }: Named & { apply: Apply; got: boolean }) {
  const t = useMessages(workCatalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant={got ? 'ghost' : 'outline'} fullWidth onClick={() => setAsking(true)}>
        {got ? t.giveBack : t.withdraw}
      </Button>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={got ? t.giveBackTitle : t.withdrawTitle}
        description={(got ? t.giveBackText : t.withdrawText)(name)}
        confirmLabel={got ? t.giveBack : t.withdraw}
        cancelLabel={t.cancel}
        loading={apply.withdrawing}
        loadingLabel={t.withdrawing}
        onConfirm={() => {
          apply.onWithdraw();
          setAsking(false);
        }}
      />
    </>
  );
}
