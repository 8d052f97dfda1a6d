import { MAX_DOOR_HELPERS } from '@campushive/contract';
import type { Person } from '@campushive/contract/entities/user';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { SearchField } from '@campushive/ui/search-field';
import { Skeleton } from '@campushive/ui/skeleton';
import { Text } from '@campushive/ui/text';
import type { ReactNode } from 'react';
import { useMessages, useProblemText } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { catalogue } from './door-helpers.catalogue.js';
import type { DoorHelpers } from './use-door-helpers.js';

export interface DoorHelpersViewProps {
  /** Helpers, candidates and actions. */
  helpers: DoorHelpers;
}

/** Door helpers above, candidates below. */
export function DoorHelpersView({ helpers }: DoorHelpersViewProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  const { state, problem } = helpers;
  if (state.status === 'loading') return <Skeleton className="h-64" />;
  if (state.status === 'failed') {
    return <FailedAlert onRetry={state.retry}>{t.failed}</FailedAlert>;
  }
  return (
    <div className="grid min-h-64 grid-cols-1 content-start gap-5">
      {problem === null ? null : <Alert tone="danger">{problemText(problem, t.changeFailed)}</Alert>}
      <section className="grid grid-cols-1 gap-1">
        <Heading level={3} size="subsection">
          {t.now}
        </Heading>
        {state.helpers.length === 0 ? (
          <Text size="sm" tone="muted">
            {t.none}
          </Text>
        ) : null}
        <People
          people={state.helpers}
          action={(student, name) => (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.remove(name)}
              loading={helpers.busyId === student.id}
              onClick={() => helpers.onRemove({ student })}
            >
              {t.removeShort}
            </Button>
          )}
        />
      </section>
      {state.helpers.length < MAX_DOOR_HELPERS ? <Candidates helpers={helpers} /> : null}
    </div>
  );
}

function Candidates({ helpers }: DoorHelpersViewProps) {
  const t = useMessages(catalogue);
  const { q, onQChange, candidates } = helpers;
  return (
    <section className="grid grid-cols-1 gap-3">
      <SearchField
        label={t.search}
        placeholder={t.searchPlaceholder}
        value={q}
        onChange={(event) => onQChange({ q: event.target.value })}
        onClear={() => onQChange({ q: '' })}
        clearLabel={t.clearSearch}
      />
      <Found helpers={helpers} candidates={candidates} />
    </section>
  );
}

function Found({ helpers, candidates }: DoorHelpersViewProps & Pick<DoorHelpers, 'candidates'>) {
  const t = useMessages(catalogue);
  switch (candidates.status) {
    case 'loading':
      return <Skeleton shape="text" />;
    case 'failed':
      return <FailedAlert onRetry={candidates.retry}>{t.failed}</FailedAlert>;
    case 'ready':
      if (candidates.students.length === 0)
        return (
          <Text role="status" size="sm" tone="muted">
            {candidates.isSearched ? t.noOneFound : t.noOneComing}
          </Text>
        );
      return (
        <div className="grid grid-cols-1 gap-1">
          {candidates.isSearched ? null : <p className="text-sm font-semibold">{t.coming}</p>}
          <People
            people={candidates.students}
            action={(student, name) => (
              <Button
                variant="outline"
                size="sm"
                aria-label={t.add(name)}
                loading={helpers.busyId === student.id}
                onClick={() => helpers.onName({ student })}
              >
                {t.addShort}
              </Button>
            )}
          />
        </div>
      );
    default:
      return candidates satisfies never;
  }
}

interface PeopleProps {
  people: readonly Person[];
  action: (student: Person, name: string) => ReactNode;
}

function People({ people, action }: PeopleProps) {
  const t = useMessages(catalogue);
  return (
    <ul className="grid grid-cols-1 empty:hidden">
      {people.map((student) => {
        const name = student.name ?? t.deletedUser;
        return (
          <li key={student.id} className="flex min-h-14 items-center gap-3">
            <Avatar
              name={name}
              verified={student.isVerified}
              verifiedLabel={t.verified}
              src={student.profileImage ?? undefined}
            />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate font-semibold">
                {name}
              </span>
              <span className="block truncate text-sm text-fg-muted">{student.university}</span>
            </span>
            {action(student, name)}
          </li>
        );
      })}
    </ul>
  );
}
