import { feesFor, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { MessageCircle } from 'lucide-react';
import { useCampus, Link, TextLink, useMoney, useMessages, useMinorUnits } from '../../kernel/index.js';
import { firstNameOf } from '../../shared/index.js';
import { ListingRow } from '../../catalogue/parts/listing-row.js';
import { ListingStatusBadge } from '../../catalogue/parts/listing-status-badge.js';
import { catalogue } from './my-work.catalogue.js';
import { unitPriceOf } from '../../catalogue/parts/prices/agreed-price.js';
import { milestoneNames } from '../parts/milestones/index.js';
import type { MyWork } from './use-my-work.js';
import { FactLine } from '../../shared/fact-line.js';

/** Viewer's assigned job: poster, pay, and whether it is paid. */
export function AssignedRow({ task, work }: { task: Listing; work: MyWork }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const { myOrder, status } = task;
  const price = unitPriceOf(task);
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
                  {myOrder.status === 'held' ? t.enterCode : t.seePayment}
                </Link>
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              leading={<MessageCircle aria-hidden="true" />}
              loading={work.openingMessage}
              loadingLabel={t.opening}
              onClick={() => work.onMessage({ listing: task })}
            >
              {t.message}
            </Button>
            {myOrder === undefined && status === 'assigned' ? (
              <Button size="sm" variant="ghost" onClick={() => work.onAskToLeave({ listing: task })}>
                {t.giveBack}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <FactLine
        className="text-sm text-fg-muted"
        facts={[
          t.postedBy(task.postedBy.name ?? t.deletedUser),
          price > 0 ? t.youReceive(money(payout)) : null,
        ]}
      />
      {open ? <Milestone task={task} /> : null}
      {open && price > 0 && task.milestones?.isProposed !== true && task.milestones?.current !== null ? (
        <Money task={task} />
      ) : null}
    </ListingRow>
  );
}

/** Current milestone with its state, or a note that milestones need a reply. */
function Milestone({ task: { hiveTypeId: hive, id, milestones } }: { task: Listing }) {
  const names = useMessages(milestoneNames);
  if (milestones === undefined) return null;
  const { current, isProposed } = milestones;
  if (isProposed) {
    return (
      <TextLink standalone to={{ to: 'listing', hive, id }} className="justify-self-start text-sm">
        {names.answer}
      </TextLink>
    );
  }
  return (
    <p className="text-sm font-semibold wrap-anywhere">
      {current === null ? names.allPaid : names.name(current.number, current.count, current.title)}
    </p>
  );
}

function Money({ task }: { task: Listing }) {
  const t = useMessages(catalogue);
  const name = firstNameOf(task.postedBy, t.deletedUser);
  switch (task.myOrder?.status) {
    case 'held':
      return <p className="text-sm font-semibold text-success">{t.held(name)}</p>;
    case 'disputed':
      return <p className="text-sm font-semibold text-warning">{t.disputed}</p>;
    case 'frozen':
      return <p className="text-sm font-semibold text-warning">{t.frozen(name)}</p>;
    default:
      return <p className="text-sm font-semibold text-warning">{t.unpaid(name)}</p>;
  }
}
