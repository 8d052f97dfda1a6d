import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { catalogue } from './moderation.catalogue.js';
import type { ListState } from './use-list.js';

interface ListFrameProps<T> {
  state: ListState<T>;
  keyOf: (item: T) => string;
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** List in all its states: loading, failed, empty, filled, and with more pages. */
export function ListFrame<T>({ state, keyOf, empty, children }: ListFrameProps<T>) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      return state.items.length === 0 ? (
        empty
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <ul className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            {state.items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
          <ShowMoreButton state={state} t={t} />
        </div>
      );
    default:
      return state satisfies never;
  }
}
