import type { Dispute } from '@campushive/contract';
import { TextLink, useMessages } from '../../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';

export interface PartyProps {
  /** Label of the party's side. */
  role: string;
  /** Party of the order. Its name is null after the account was deleted. */
  party: Dispute['buyer'];
}

/** Party of an order, as a line of a description list. */
export function Party({ role, party }: PartyProps) {
  const t = useMessages(catalogue);
  return (
    <div className="min-w-0">
      <dt className="text-sm text-fg-muted">{role}</dt>
      <dd className="min-w-0">
        {party.name === null ? (
          t.deletedUser
        ) : (
          <TextLink
            dir="auto"
            standalone
            to={{ to: 'user', id: party.id }}
            className="max-w-full font-bold wrap-anywhere"
          >
            {party.name}
          </TextLink>
        )}
      </dd>
    </div>
  );
}
