import { feesFor, saleOf, toMajor, toMinor, type Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useCampus, Link, useMoney, useMessages } from '../kernel/index.js';
import { ConfirmOnDemand, firstNameOf, MainAction, useOnDemand } from '../shared/index.js';
import type { Apply } from './use-apply.js';
import { workCatalogue } from './work.catalogue.js';

interface ApplyCardProps {
  listing: Listing;
  apply: Apply;
}

interface Named {
  /** The poster's first name. */
  name: string;
}

const loadDialog = () => import('./apply-dialog.js');

/** A gig or a delivery, for a student who might do it: apply, wait, or go on with what one got. */
export function ApplyCard({ listing, apply }: ApplyCardProps) {
  const words = useMessages(workCatalogue);
  if (saleOf(listing.hiveTypeId) !== 'gig') return null;
  const name = firstNameOf(listing.postedBy, words.deletedUser);
  switch (listing.myApplication) {
    case 'waiting':
      return (
        <Card className="grid gap-3">
          <div aria-live="polite">
            <p className="font-bold">{words.waitingTitle}</p>
            <p className="text-sm text-fg-muted">{words.waitingText(name)}</p>
          </div>
          <Leave name={name} apply={apply} got={false} />
        </Card>
      );
    case 'accepted':
      return <Got name={name} listing={listing} apply={apply} />;
    case 'declined':
      return <Alert>{words.declinedText}</Alert>;
    case 'closed':
    case 'withdrawn':
    case undefined:
      return listing.status === 'active' ? <Open name={name} listing={listing} apply={apply} /> : null;
    default:
      return listing.myApplication satisfies never;
  }
}

/** What it brings, and the one primary button; on a phone the button stays at hand above the bottom bar. */
function Open({ name, listing, apply }: ApplyCardProps & Named) {
  const words = useMessages(workCatalogue);
  const money = useMoney();
  const campus = useCampus();
  const dialog = useOnDemand(loadDialog);
  function write() {
    dialog.want();
    apply.onWriting(true);
  }
  const button = (
    <Button variant="primary" size="lg" fullWidth onPointerEnter={dialog.prepare} onClick={write}>
      {words.apply}
    </Button>
  );
  const payout = toMajor(feesFor('gig', toMinor(listing.price), campus.fees).payout);
  return (
    <Card className="grid gap-4">
      {listing.price > 0 ? <p className="font-bold">{words.youReceive(money(payout))}</p> : null}
      <MainAction>{button}</MainAction>
      {listing.price > 0 ? (
        <div className="flex gap-3 text-sm">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          <p className="text-fg-muted">{words.heldText(name)}</p>
        </div>
      ) : null}
      {dialog.part === null ? null : <dialog.part.ApplyDialog name={name} apply={apply} />}
    </Card>
  );
}

/** The task is mine: where its money stands, and the way out while there is none. */
function Got({ name, listing, apply }: ApplyCardProps & Named) {
  const words = useMessages(workCatalogue);
  const { myOrder, status } = listing;
  if (status === 'completed') return <Alert tone="success">{words.doneText}</Alert>;
  const held = myOrder?.status === 'held';
  return (
    <Card className="grid gap-3">
      <div>
        <p className="font-bold">{words.acceptedTitle}</p>
        <p className="text-sm text-fg-muted">{held ? words.paidText(name) : words.acceptedText}</p>
      </div>
      {myOrder === undefined || myOrder.status === 'pending_payment' ? (
        <Button asChild variant="outline" fullWidth>
          <Link to={{ to: 'myWork' }}>{words.myWork}</Link>
        </Button>
      ) : (
        <Button asChild variant="primary" fullWidth>
          <Link to={{ to: 'payment', id: myOrder.id }}>{held ? words.enterCode : words.seePayment}</Link>
        </Button>
      )}
      {myOrder === undefined && status === 'assigned' ? <Leave name={name} apply={apply} got /> : null}
    </Card>
  );
}

function Leave({ name, apply, got }: Named & { apply: Apply; got: boolean }) {
  const words = useMessages(workCatalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant={got ? 'ghost' : 'outline'} fullWidth onClick={() => setAsking(true)}>
        {got ? words.giveBack : words.withdraw}
      </Button>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={got ? words.giveBackTitle : words.withdrawTitle}
        description={(got ? words.giveBackText : words.withdrawText)(name)}
        confirmLabel={got ? words.giveBack : words.withdraw}
        cancelLabel={words.cancel}
        loading={apply.withdrawing}
        loadingLabel={words.withdrawing}
        onConfirm={() => {
          apply.onWithdraw();
          setAsking(false);
        }}
      />
    </>
  );
}
