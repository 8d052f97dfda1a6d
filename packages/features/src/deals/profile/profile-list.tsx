import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import type { ListState } from './list-state.js';
import { catalogue } from './profile.catalogue.js';

interface ProfileListProps<T> {
  state: ListState<T>;
  /** Empty state. */
  empty: ReactNode;
  /** Loading state. Default: a block. */
  loading?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** Shared states of every list on a profile. */
export function ProfileList<T>({ state, empty, loading, children }: ProfileListProps<T>) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          {loading ?? <Skeleton className="h-40" />}
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.listFailed}</FailedAlert>;
    case 'empty':
      return empty;
    case 'ready':
      return (
        <div className="grid gap-4">
          {children(state.items)}
          <ShowMoreButton state={state} t={t} />
        </div>
      );
    default:
      return state satisfies never;
  }
}
