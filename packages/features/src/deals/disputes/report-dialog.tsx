import type { Payment } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { useMessages } from '../../kernel/index.js';
import { disputeReasonsOf, reasonText } from './dispute-reasons.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { ProblemDialog } from './problem-dialog.js';
import type { OrderProblems } from './use-order-problems.js';

/** Dialog for the buyer's complaint about an order. */
export function ReportDialog({ problems, payment }: { problems: OrderProblems; payment: Payment }) {
  const t = useMessages(catalogue);
  const reasons = disputeReasonsOf(payment);
  return (
    <ProblemDialog
      problems={problems}
      title={t.report}
      description={t.reportText}
      textLabel={t.details}
      sendLabel={t.sendReport}
      onSend={problems.onReport}
    >
      <NativeSelect
        label={t.reason}
        placeholder={t.reasonPlaceholder}
        options={reasons.map((value) => ({ value, label: reasonText(t, payment, value) }))}
        value={problems.reason}
        onChange={(event) => {
          const chosen = reasons.find((reason) => reason === event.target.value);
          if (chosen !== undefined) problems.onChange({ reason: chosen });
        }}
        error={problems.errors.reason && t.reasonRequired}
      />
    </ProblemDialog>
  );
}
