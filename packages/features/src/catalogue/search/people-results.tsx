import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { UserSearch } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { PersonCard } from './person-card.js';
import { catalogue } from './search.catalogue.js';
import type { PeopleState } from './use-people.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Students that a search found, and the way to clear it. */
export interface PeopleResultsProps {
  /** Students found, or the reason that the list is empty. */
  state: PeopleState;
  /** Clears the search. */
  onClear: () => void;
}

/** Students found by a search. */
export function PeopleResults({ state, onClear }: PeopleResultsProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'idle':
      return <EmptyState icon={<UserSearch />} title={t.peopleTitle} description={t.peopleText} />;
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-3 md:grid-cols-2 xl:grid-cols-3">
          {[0, 1, 2].map((n) => (
            <Skeleton key={n} className="h-20 rounded-card" />
          ))}
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<UserSearch />} title={t.peopleFailed} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<UserSearch />}
          title={t.noOne}
          description={t.noOneText}
          action={<Button onClick={onClear}>{t.clear}</Button>}
        />
      );
    case 'ready':
      return (
        <ul
          aria-busy={state.refreshing}
          className={`grid gap-3 md:grid-cols-2 xl:grid-cols-3 ${state.refreshing ? 'opacity-60' : ''}`}
        >
          {state.people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}
