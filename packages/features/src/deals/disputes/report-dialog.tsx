import type { Payment } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { useMessages } from '../../kernel/index.js';
import { disputeReasonsOf, reasonText } from './dispute-reasons.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { TroubleDialog } from './problem-dialog.js';
import type { OrderTrouble } from './use-order-problems.js';

/** Dialog for the buyer's complaint about an order. */
export function ReportDialog({ trouble, payment }: { trouble: OrderTrouble; payment: Payment }) {
  const t = useMessages(catalogue);
  const reasons = disputeReasonsOf(payment);
  return (
    <TroubleDialog
      trouble={trouble}
      title={t.report}
      description={t.reportText}
      textLabel={t.details}
      sendLabel={t.sendReport}
      onSend={trouble.onReport}
    >
      <NativeSelect
        label={t.reason}
        placeholder={t.reasonPlaceholder}
        options={reasons.map((value) => ({ value, label: reasonText(t, payment, value) }))}
        value={trouble.reason}
        onChange={(event) => {
          const chosen = reasons.find((one) => one === event.target.value);
          if (chosen !== undefined) trouble.onChange({ reason: chosen });
        }}
        error={trouble.errors.reason && t.reasonRequired}
      />
    </TroubleDialog>
  );
}
