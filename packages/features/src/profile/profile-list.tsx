import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
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
        <Alert
          tone="danger"
          action={
            <Button size="sm" tone="outline" onClick={state.retry}>
              {words.retry}
            </Button>
          }
        >
          {words.listFailed}
        </Alert>
      );
    case 'empty':
      return empty;
    case 'ready':
      return (
        <div className="grid gap-4">
          {children(state.items)}
          {state.more === null ? null : (
            <div className="flex justify-center">
              <Button tone="outline" onClick={state.more}>
                {words.more}
              </Button>
            </div>
          )}
        </div>
      );
    default:
      return state satisfies never;
  }
}
