import type { PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { SearchField } from '@campushive/ui/search-field';
import { Skeleton } from '@campushive/ui/skeleton';
import { Star, UserSearch } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { SearchTabs } from './search-tabs.js';
import { catalogue } from './search.catalogue.js';
import type { PeopleState } from './use-people.js';

export interface PeopleViewProps {
  /** Who was found, or why the list is empty. */
  state: PeopleState;
  /** What is searched for. */
  q: string;
  /** Something was typed into the search. */
  onQChange: (change: { q: string }) => void;
}

/** A box and the students that it finds. */
export function PeopleView({ state, q, onQChange }: PeopleViewProps) {
  const words = useMessages(catalogue);
  return (
    <div className="page grid grid-cols-1 content-start gap-4 py-6">
      <div>
        <Heading level={1}>{words.title}</Heading>
        <p aria-live="polite" className="min-h-5 text-sm text-fg-muted tabular-nums">
          {state.status === 'ready' ? words.found(state.people.length) : ''}
        </p>
      </div>
      <SearchTabs type="users" q={q} />
      <SearchField
        label={words.searchPeople}
        hideLabel
        placeholder={words.searchPeoplePlaceholder}
        value={q}
        onChange={({ target }) => onQChange({ q: target.value })}
        onClear={() => onQChange({ q: '' })}
        clearLabel={words.clear}
      />
      <People state={state} onClear={() => onQChange({ q: '' })} />
    </div>
  );
}

function People({ state, onClear }: { state: PeopleState; onClear: () => void }) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'idle':
      return <EmptyState icon={<UserSearch />} title={words.peopleTitle} description={words.peopleText} />;
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-3 md:grid-cols-2 xl:grid-cols-3">
          {[0, 1, 2].map((n) => (
            <Skeleton key={n} className="h-20 rounded-card" />
          ))}
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<UserSearch />}
          title={words.peopleFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<UserSearch />}
          title={words.noOne}
          description={words.noOneText}
          action={<Button onClick={onClear}>{words.clear}</Button>}
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

function PersonCard({ person }: { person: PublicUser }) {
  const words = useMessages(catalogue);
  const { id, name, profileImage, university, bio, isVerified, rating, reviewCount } = person;
  return (
    <Card asChild interactive padding="sm" className="flex h-full items-start gap-3">
      <Link to={{ to: 'user', id }}>
        <Avatar
          name={name}
          size="lg"
          aria-hidden="true"
          verified={isVerified}
          {...(profileImage !== null && { src: profileImage })}
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-bold wrap-anywhere">{name}</span>
          <span className="text-sm text-fg-muted">{university}</span>
          {bio === null ? null : <span className="line-clamp-2 text-sm">{bio}</span>}
          <span className="flex items-center gap-1 text-sm text-fg-muted">
            <Star aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0">
              {rating === null ? words.noRatings : words.rating(rating, reviewCount)}
            </span>
          </span>
        </span>
      </Link>
    </Card>
  );
}
