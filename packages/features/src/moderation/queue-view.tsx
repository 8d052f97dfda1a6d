import { EmptyState } from '@campushive/ui/empty-state';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { ListFrame } from './list-frame.js';
import { catalogue } from './moderation.catalogue.js';
import { ReasonDialog, type PlannedAction, type Refusals } from './reason-dialog.js';
import type { Planned, Queue } from './use-queue.js';

export interface QueueViewProps<T, D> {
  /** What is open or decided, and the decision that is being made. */
  queue: Queue<T, D>;
  /** What the two halves are called together. */
  label: string;
  /** Stands in the drawing when there is nothing. */
  icon: ReactElement;
  /** What shows up here, while nothing waits. */
  emptyText: string;
  /** Renders one of them. */
  children: (found: T) => ReactNode;
  /** What to say to a refusal instead of the server's words. */
  refusals: Refusals;
  /** What a decision does, before it is done. */
  actionOf: (planned: Planned<T, D>) => PlannedAction;
}

/** A queue: what waits, or what was decided. */
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
