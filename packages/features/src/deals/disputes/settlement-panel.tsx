import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { DescriptionList } from '@campushive/ui/description-list';
import { Heading } from '@campushive/ui/heading';
import {
  dateTime,
  useClock,
  useDateFormat,
  useMessages,
  useMinorUnits,
  useMoney,
} from '../../kernel/index.js';
import { firstNameOf } from '../../shared/first-name.js';
import { ConfirmOnDemand, onDemand } from '../../shared/index.js';
import { catalogue } from './settlement.catalogue.js';
import { useSellerPayoutAfterRefund } from './use-seller-payout-after-refund.js';
import type { SettlementControl } from './use-settlement.js';

const SettlementDialog = onDemand(
  () => import('./settlement-dialog.js'),
  (part) => part.SettlementDialog,
);

export interface SettlementPanelProps {
  /** Order with the complaint. */
  payment: Payment;
  /** Settlement actions and their progress. */
  settlement: SettlementControl;
}

/** Settlement of a complaint between both sides, without a moderator. */
export function SettlementPanel({ payment, settlement }: SettlementPanelProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const clock = useClock();
  const { dispute, role } = payment;
  if (dispute === null || dispute.outcome !== null || payment.orderStatus !== 'disputed') return null;
  const { proposal } = dispute;
  const isAhead = Date.parse(dispute.settleUntil) > clock.now().getTime();
  const deadline = isAhead ? t.until(dateTime(dispute.settleUntil, dateFormat)) : t.overdue;
  const isOffered = proposal !== null && proposal.by !== role;
  return (
    <Card data-slot="settlement" className="grid gap-4">
      <header className={isOffered ? 'sr-only' : 'grid gap-1'}>
        <Heading level={2} size="subsection">
          {t.title}
        </Heading>
        {isOffered ? null : <p className="text-sm text-fg-muted">{deadline}</p>}
      </header>
      {proposal === null ? null : (
        <Proposed payment={payment} settlement={settlement} proposal={proposal} deadline={deadline} />
      )}
      <div className="grid gap-2">
        <Button variant="outline" fullWidth onClick={() => settlement.onOpen('propose')}>
          {proposal === null ? t.propose : t.proposeOther}
        </Button>
        <Button
          variant="outline"
          fullWidth
          onClick={() => settlement.onOpen(role === 'buyer' ? 'withdraw' : 'concede')}
        >
          {role === 'buyer' ? t.withdraw : t.concede}
        </Button>
      </div>
      <Questions payment={payment} settlement={settlement} />
      {settlement.open === 'propose' ? (
        <SettlementDialog
          payment={payment}
          settlement={settlement}
          onLoadFailed={() => settlement.onOpen(null)}
        />
      ) : null}
    </Card>
  );
}

type Proposal = NonNullable<NonNullable<Payment['dispute']>['proposal']>;

/** Proposed shares, with reply buttons when the viewer must reply. */
function Proposed({
  payment,
  settlement,
  proposal,
  deadline,
}: SettlementPanelProps & { proposal: Proposal; deadline: string }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMinor } = useMinorUnits();
  const payoutAfter = useSellerPayoutAfterRefund(payment);
  const buyer = payment.role === 'buyer';
  const isOwn = proposal.by === payment.role;
  const name = firstNameOf(buyer ? payment.seller : payment.buyer, t.other);
  return (
    <section data-slot="proposal" className={isOwn ? 'grid gap-3 border-t border-line pt-4' : 'grid gap-3'}>
      {isOwn ? (
        <p className="font-bold">{t.youPropose(name)}</p>
      ) : (
        <Alert tone="warning" title={(buyer ? t.theyOffer : t.theyRequest)(name, money(proposal.amount))}>
          {deadline}
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: buyer ? t.toYou : t.toBuyer, details: money(proposal.amount) },
          {
            term: buyer ? t.sellerReceives : t.youReceive,
            details: money(payoutAfter(toMinor(proposal.amount))),
          },
        ]}
      />
      {isOwn ? null : (
        <div className="grid gap-2">
          <Button variant="primary" size="lg" fullWidth onClick={() => settlement.onOpen('accept')}>
            {buyer ? t.takeBack(money(proposal.amount)) : t.accept}
          </Button>
          <Button
            variant="outline"
            fullWidth
            loading={settlement.acting === 'decline'}
            loadingLabel={t.working}
            onClick={() => settlement.onAct('decline')}
          >
            {t.decline}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Confirmation dialogs for final actions. */
function Questions({ payment, settlement }: SettlementPanelProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMinor } = useMinorUnits();
  const payoutAfter = useSellerPayoutAfterRefund(payment);
  const refund = payment.dispute?.proposal?.amount ?? 0;
  const questions = {
    accept: {
      title: t.acceptTitle,
      text: t.acceptText(money(refund), money(payoutAfter(toMinor(refund)))),
      label: t.accept,
    },
    withdraw: { title: t.withdrawTitle, text: t.withdrawText, label: t.withdraw },
    concede: { title: t.concedeTitle, text: t.concedeText(money(payment.amount)), label: t.concede },
  };
  return (['accept', 'withdraw', 'concede'] as const).map((action) => (
    <ConfirmOnDemand
      key={action}
      open={settlement.open === action}
      onOpenChange={(open) => settlement.onOpen(open ? action : null)}
      title={questions[action].title}
      description={questions[action].text}
      confirmLabel={questions[action].label}
      cancelLabel={t.cancel}
      loading={settlement.acting === action}
      loadingLabel={t.working}
      onConfirm={() => settlement.onAct(action)}
    />
  ));
}
