import { EmptyState } from '@campushive/ui/empty-state';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { CaseCard } from './case-card.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { ReasonDialog, type PlannedAction } from './reason-dialog.js';
import type { Cases, PlannedDecision } from './use-cases.js';

/** The queue: open cases first come first, or what was decided. */
export function CasesView({ cases }: { cases: Cases }) {
  const words = useMessages(catalogue);
  const { state, filter, planned } = cases;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={words.states}
        value={filter}
        options={[
          { value: 'open', label: words.open },
          { value: 'resolved', label: words.resolved },
        ]}
        onValueChange={({ value }) =>
          cases.onFilterChange({ filter: value === 'resolved' ? 'resolved' : 'open' })
        }
      />
      <ListFrame
        state={state}
        keyOf={(found) => found.id}
        empty={
          filter === 'open' ? (
            <EmptyState icon={<ShieldCheck />} title={words.noneOpen} description={words.noneOpenText} />
          ) : (
            <EmptyState icon={<ShieldCheck />} title={words.noneResolved} />
          )
        }
      >
        {(found) => <CaseCard found={found} onDecide={cases.onDecide} />}
      </ListFrame>
      <ReasonDialog
        action={planned === null ? null : actionOf(planned)}
        working={cases.working}
        problem={cases.problem}
        onConfirm={cases.onConfirm}
        onClose={cases.onCancel}
      />
    </div>
  );

  function actionOf({ decision }: PlannedDecision): PlannedAction {
    const title = words.decisions[decision];
    return {
      title,
      text: words.decisionTexts[decision],
      confirmLabel: title,
      tone: decision === 'dismiss' || decision === 'restore' ? 'ink' : 'danger',
      withEnd: decision === 'suspend',
    };
  }
}
