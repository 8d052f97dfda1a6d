import type { Person } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { useMessages, TextLink } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { Section } from './section.js';
import { catalogue } from './settings.catalogue.js';
import { useFollowed, type Followed } from './use-followed.js';

/** Followed students, whose new listings notify the student, with a button to unfollow each. */
export function FollowedSection() {
  const t = useMessages(catalogue);
  return (
    <Section title={t.followed} hint={t.followedHint}>
      <FollowedList followed={useFollowed()} />
    </Section>
  );
}

function FollowedList({ followed: { state, onUnfollow, busyId } }: { followed: Followed }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-14" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.followedFailed}</FailedAlert>;
    case 'empty':
      return <p className="text-fg-muted">{t.noOneFollowed}</p>;
    case 'ready':
      return (
        <>
          <ul className="grid divide-y divide-line">
            {state.people.map((person) => (
              <Row key={person.id} person={person} busy={busyId === person.id} onUnfollow={onUnfollow} />
            ))}
          </ul>
          <ShowMoreButton state={state} t={t} />
        </>
      );
    default:
      return state satisfies never;
  }
}

interface RowProps {
  person: Person;
  busy: boolean;
  onUnfollow: (person: Person) => void;
}

function Row({ person, busy, onUnfollow }: RowProps) {
  const t = useMessages(catalogue);
  const name = person.name ?? t.deletedUser;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-3">
      <span className="flex min-w-0 grow basis-48 items-center gap-3">
        <Avatar aria-hidden="true" name={name} src={person.profileImage ?? undefined} />
        <TextLink
          dir="auto"
          standalone
          to={{ to: 'user', id: person.id }}
          className="min-w-0 flex-1 font-semibold wrap-anywhere"
        >
          {name}
        </TextLink>
      </span>
      <Button
        size="sm"
        variant="outline"
        aria-label={t.unfollowName(name)}
        loading={busy}
        onClick={() => onUnfollow(person)}
      >
        {t.unfollow}
      </Button>
    </li>
  );
}
