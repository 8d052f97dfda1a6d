import { feesFor, toMajor, toMinor, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { MessageCircle } from 'lucide-react';
import { useCampus, Link, useMoney, useMessages } from '../kernel/index.js';
import { firstNameOf, ListingRow, ListingStatusBadge } from '../shared/index.js';
import { catalogue } from './my-work.catalogue.js';
import type { MyWork } from './use-my-work.js';

/** A task that I got: from whom, what it brings, and whether the money is there. */
export function AssignedRow({ task, work }: { task: Listing; work: MyWork }) {
  const words = useMessages(catalogue);
  const money = useMoney();
  const campus = useCampus();
  const { myOrder, price, status } = task;
  const payout = toMajor(feesFor('gig', toMinor(price), campus.fees).payout);
  const open = status === 'assigned' || status === 'reserved';
  return (
    <ListingRow
      listing={task}
      badges={<ListingStatusBadge status={status} />}
      actions={
        open ? (
          <>
            {myOrder === undefined || myOrder.status === 'pending_payment' ? null : (
              <Button asChild size="sm">
                <Link to={{ to: 'payment', id: myOrder.id }}>
                  {myOrder.status === 'held' ? words.enterCode : words.seePayment}
                </Link>
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              leading={<MessageCircle aria-hidden="true" />}
              loading={work.openingMessage}
              loadingLabel={words.opening}
              onClick={() => work.onMessage({ listing: task })}
            >
              {words.message}
            </Button>
            {myOrder === undefined && status === 'assigned' ? (
              <Button size="sm" variant="ghost" onClick={() => work.onAskToLeave({ listing: task })}>
                {words.giveBack}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <p className="text-sm text-fg-muted">
        {words.postedBy(task.postedBy.name ?? words.deletedUser)}
        {price > 0 ? ` · ${words.youReceive(money(payout))}` : ''}
      </p>
      {open && price > 0 ? <Money task={task} /> : null}
    </ListingRow>
  );
}

function Money({ task }: { task: Listing }) {
  const words = useMessages(catalogue);
  const name = firstNameOf(task.postedBy, words.deletedUser);
  switch (task.myOrder?.status) {
    case 'held':
      return <p className="text-sm font-semibold text-success">{words.held(name)}</p>;
    case 'disputed':
      return <p className="text-sm font-semibold text-warning">{words.disputed}</p>;
    case 'frozen':
      return <p className="text-sm font-semibold text-warning">{words.frozen(name)}</p>;
    default:
      return <p className="text-sm font-semibold text-warning">{words.unpaid(name)}</p>;
  }
}
