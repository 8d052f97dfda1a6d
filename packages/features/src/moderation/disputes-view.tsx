import { EmptyState } from '@campushive/ui/empty-state';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { Scale } from 'lucide-react';
import { money, useLocale, useMessages } from '../kernel/index.js';
import { DisputeCard } from './dispute-card.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { ReasonDialog, type PlannedAction } from './reason-dialog.js';
import type { Disputes, PlannedVerdict } from './use-disputes.js';

/** Complaints about sales: the open ones, or what was decided. */
export function DisputesView({ disputes }: { disputes: Disputes }) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const { state, filter, planned } = disputes;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={words.disputeStates}
        value={filter}
        options={[
          { value: 'open', label: words.open },
          { value: 'resolved', label: words.resolved },
        ]}
        onValueChange={({ value }) =>
          disputes.onFilterChange({ filter: value === 'resolved' ? 'resolved' : 'open' })
        }
      />
      <ListFrame
        state={state}
        keyOf={(found) => found.id}
        empty={
          filter === 'open' ? (
            <EmptyState icon={<Scale />} title={words.noneOpen} description={words.noDisputesText} />
          ) : (
            <EmptyState icon={<Scale />} title={words.noneResolved} />
          )
        }
      >
        {(found) => <DisputeCard found={found} onDecide={disputes.onDecide} />}
      </ListFrame>
      <ReasonDialog
        action={planned === null ? null : actionOf(planned)}
        working={disputes.working}
        problem={disputes.problem}
        onConfirm={disputes.onConfirm}
        onClose={disputes.onCancel}
      />
    </div>
  );

  function actionOf({ found, decision }: PlannedVerdict): PlannedAction {
    const title = words.verdicts[decision];
    const text = decision === 'refund' ? words.refundText(money(found.amount, locale)) : words.releaseText;
    return { title, text, confirmLabel: title, tone: 'danger', reasonHelp: words.verdictHelp };
  }
}
