import type { Person } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { TextLink, useMessages } from '../../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';

/** Avatar, name and a line about a person. The name is the card's heading and links to the profile. */
export function PersonLine({ person, children }: { person: Person; children?: ReactNode }) {
  const t = useMessages(catalogue);
  const name = person.name ?? t.deletedUser;
  return (
    <div className="flex items-center gap-3">
      <Avatar
        name={person.name ?? '?'}
        src={person.profileImage ?? undefined}
        verified={person.isVerified}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        {person.name === null ? (
          <Heading level={2} size="item">
            {name}
          </Heading>
        ) : (
          <Heading level={2} size="item">
            <TextLink
              dir="auto"
              standalone
              to={{ to: 'user', id: person.id }}
              className="max-w-full font-bold wrap-anywhere"
            >
              {name}
            </TextLink>
          </Heading>
        )}
        <div className="text-sm wrap-anywhere text-fg-muted">{children}</div>
      </div>
    </div>
  );
}
