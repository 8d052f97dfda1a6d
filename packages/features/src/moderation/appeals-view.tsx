import { EmptyState } from '@campushive/ui/empty-state';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { AppealCard } from './appeal-card.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { ReasonDialog, type PlannedAction } from './reason-dialog.js';
import type { Appeals, PlannedAnswer } from './use-appeals.js';

/** Appeals: those that wait, or what was decided. */
export function AppealsView({ appeals }: { appeals: Appeals }) {
  const words = useMessages(catalogue);
  const { state, filter, planned } = appeals;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={words.appealStates}
        value={filter}
        options={[
          { value: 'open', label: words.open },
          { value: 'resolved', label: words.resolved },
        ]}
        onValueChange={({ value }) =>
          appeals.onFilterChange({ filter: value === 'resolved' ? 'resolved' : 'open' })
        }
      />
      <ListFrame
        state={state}
        keyOf={(found) => found.id}
        empty={
          filter === 'open' ? (
            <EmptyState icon={<ShieldCheck />} title={words.noneOpen} description={words.noAppealsText} />
          ) : (
            <EmptyState icon={<ShieldCheck />} title={words.noneResolved} />
          )
        }
      >
        {(found) => <AppealCard found={found} onDecide={appeals.onDecide} />}
      </ListFrame>
      <ReasonDialog
        action={planned === null ? null : actionOf(planned)}
        working={appeals.working}
        problem={appeals.problem}
        onConfirm={appeals.onConfirm}
        onClose={appeals.onCancel}
      />
    </div>
  );

  function actionOf({ decision }: PlannedAnswer): PlannedAction {
    const title = words.answers[decision];
    return {
      title,
      text: words.answerTexts[decision],
      confirmLabel: title,
      tone: decision === 'restore' ? 'ink' : 'danger',
      reasonHelp: words.answerHelp,
    };
  }
}
