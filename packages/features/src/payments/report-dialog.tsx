import { DISPUTE_REASONS } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';
import { TroubleDialog } from './trouble-dialog.js';
import type { OrderTrouble } from './use-order-trouble.js';

/** What is wrong with an order, for a moderator. */
export function ReportDialog({ trouble }: { trouble: OrderTrouble }) {
  const t = useMessages(catalogue);
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
        options={DISPUTE_REASONS.map((value) => ({ value, label: t.reasons[value] }))}
        value={trouble.reason}
        onChange={(event) => {
          const chosen = DISPUTE_REASONS.find((one) => one === event.target.value);
          if (chosen !== undefined) trouble.onChange({ reason: chosen });
        }}
        error={trouble.errors.reason && t.reasonRequired}
      />
    </TroubleDialog>
  );
}
