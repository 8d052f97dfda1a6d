import type { Person } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import type { ReactNode } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';

/** Face, name and a line about somebody; the name leads to the profile. */
export function PersonLine({ person, children }: { person: Person; children?: ReactNode }) {
  const words = useMessages(catalogue);
  const name = person.name ?? words.deletedUser;
  return (
    <div className="flex items-center gap-3">
      <Avatar
        name={name}
        src={person.profileImage ?? undefined}
        verified={person.isVerified}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        {person.name === null ? (
          <p className="truncate font-bold">{name}</p>
        ) : (
          <Link
            to={{ to: 'user', id: person.id }}
            className="inline-flex min-h-6 max-w-full items-center truncate font-bold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        <div className="text-sm break-words text-fg-muted">{children}</div>
      </div>
    </div>
  );
}
