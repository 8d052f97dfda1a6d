import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { ShowMoreButton } from '../shared/show-more.js';
import type { ListState } from './list-state.js';
import { catalogue } from './profile.catalogue.js';

interface ProfileListProps<T> {
  state: ListState<T>;
  /** What stands there while there is nothing. */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** What every list of a profile has around it. */
export function ProfileList<T>({ state, empty, children }: ProfileListProps<T>) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-40" />;
    case 'failed':
      return (
        <FailedAlert retry={words.retry} onRetry={state.retry}>
          {words.listFailed}
        </FailedAlert>
      );
    case 'empty':
      return empty;
    case 'ready':
      return (
        <div className="grid gap-4">
          {children(state.items)}
          <ShowMoreButton state={state} words={words} />
        </div>
      );
    default:
      return state satisfies never;
  }
}
