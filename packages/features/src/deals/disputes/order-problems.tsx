import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { dateTime, useDateFormat, useMessages } from '../../kernel/index.js';
import { ConfirmOnDemand, onDemand } from '../../shared/index.js';
import { useAhead } from '../../shared/hooks/use-ahead.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { PaymentsMessages } from '../parts/payments/payments.messages.js';
import type { Order } from '../orders/use-order.js';
import { useProblemText } from './use-problem-text.js';

const ReportDialog = onDemand(
  () => import('./report-dialog.js'),
  (part) => part.ReportDialog,
);

const AnswerDialog = onDemand(
  () => import('./answer-dialog.js'),
  (part) => part.AnswerDialog,
);

interface ReportProblemProps {
  order: Order;
  payment: Payment;
}

/** Buttons that report a problem or cancel the order, with the deadline. */
export function ProblemActions({ order: { problems }, payment }: ReportProblemProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const buyer = payment.role === 'buyer';
  const held = payment.orderStatus === 'held';
  const inTime = useAhead(payment.cancellableUntil);
  const isWaiting = useAhead(payment.work?.cancellableFrom ?? null);
  const isOverdue = payment.work !== null && !isWaiting;
  const mayCancel = isUnpaid(payment) || (held && (!buyer || inTime || isOverdue));
  if (!held && !isUnpaid(payment)) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {buyer && held ? (
          <Button variant="outline" onClick={() => problems.onOpen('report')}>
            {t.report}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button variant="outline" onClick={() => problems.onOpen('cancel')}>
            {t.cancelOrder}
          </Button>
        ) : null}
      </div>
      {held && buyer && inTime && payment.cancellableUntil !== null ? (
        <p className="text-sm text-fg-muted">
          {t.cancelUntil(dateTime(payment.cancellableUntil, dateFormat))}
        </p>
      ) : null}
    </div>
  );
}

const isUnpaid = ({ orderStatus, role }: Payment): boolean =>
  orderStatus === 'pending_payment' && role === 'buyer';

/** Dialogs of a complaint or cancellation, and its failure. Apart from the buttons, which may be folded away. */
export function ProblemDialogs({ order: { problems }, payment }: ReportProblemProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  const close = () => problems.onOpen(null);
  return (
    <>
      {problems.problem !== null && problems.open === null ? (
        <Alert tone="danger">{problemText(problems.problem)}</Alert>
      ) : null}
      {problems.open === 'report' ? (
        <ReportDialog problems={problems} payment={payment} onLoadFailed={close} />
      ) : null}
      {problems.open === 'answer' ? <AnswerDialog problems={problems} onLoadFailed={close} /> : null}
      <ConfirmOnDemand
        open={problems.open === 'cancel'}
        onOpenChange={(open) => problems.onOpen(open ? 'cancel' : null)}
        title={t.cancelTitle}
        description={isUnpaid(payment) ? t.cancelTextUnpaid : textOfCancel(payment, t)}
        confirmLabel={t.cancelOrder}
        cancelLabel={t.keepOrder}
        loading={problems.sending}
        loadingLabel={t.cancelling}
        onConfirm={problems.onCancel}
      />
    </>
  );
}

/** Explains the effect of a cancellation. Only goods are offered again. */
function textOfCancel({ role, item, completion }: Payment, t: PaymentsMessages): string {
  if (role === 'seller') return t.cancelTextSeller;
  return item === 'listing' && completion === null ? t.cancelTextBuyer : t.cancelTextOther;
}
