import { EmptyState } from '@campushive/ui/empty-state';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { ReasonDialog, type PlannedAction, type Refusals } from './reason-dialog.js';
import type { Planned, Queue } from './use-queue.js';

export interface QueueViewProps<T, D> {
  /** Open or decided cases, and the decision in progress. */
  queue: Queue<T, D>;
  /** Label of the open and decided filter. */
  label: string;
  /** Icon of the empty state. */
  icon: ReactElement;
  /** Text of the empty state, while nothing is open. */
  emptyText: string;
  /** Renders one case. */
  children: (found: T) => ReactNode;
  /** Texts that replace the server's for some refusals. */
  refusals: Refusals;
  /** Describes the effect of a decision before it is confirmed. */
  actionOf: (planned: Planned<T, D>) => PlannedAction;
}

/** Moderation queue, open or decided. */
export function QueueView<T extends { readonly id: string }, D>({
  queue,
  label,
  icon,
  emptyText,
  children,
  refusals,
  actionOf,
}: QueueViewProps<T, D>) {
  const t = useMessages(catalogue);
  const { state, filter, planned } = queue;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={label}
        value={filter}
        options={[
          { value: 'open', label: t.open },
          { value: 'resolved', label: t.resolved },
        ]}
        onValueChange={(value) =>
          queue.onFilterChange({ filter: value === 'resolved' ? 'resolved' : 'open' })
        }
      />
      <ListFrame
        state={state}
        keyOf={(found) => found.id}
        empty={
          filter === 'open' ? (
            <EmptyState icon={icon} title={t.noneOpen} description={emptyText} />
          ) : (
            <EmptyState icon={icon} title={t.noneResolved} />
          )
        }
      >
        {children}
      </ListFrame>
      <ReasonDialog
        action={planned === null ? null : actionOf(planned)}
        working={queue.working}
        problem={queue.problem}
        refusals={refusals}
        onConfirm={queue.onConfirm}
        onClose={queue.onCancel}
      />
    </div>
  );
}
