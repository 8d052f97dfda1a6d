import type { Conversation, Group } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { groupQuery } from '../groups/groups.queries.js';
import { conversationQuery, type ThreadPlace } from '../outbox/messages.queries.js';

/** Subject of a thread: two students, optionally about a listing, or the attendees of an event. */
export type ThreadAbout =
  | { readonly kind: 'direct'; readonly conversation: Conversation }
  | { readonly kind: 'group'; readonly group: Group };

/** Loads the header data of a thread. */
export function useThreadAbout({ kind, id }: ThreadPlace) {
  const client = useClient();
  const talk = useQuery({ ...conversationQuery(client, id), enabled: kind === 'direct' });
  const group = useQuery({ ...groupQuery(client, id), enabled: kind === 'group' });
  const { error, refetch } = kind === 'group' ? group : talk;
  return { about: aboutOf(), error, refetch };

  function aboutOf(): ThreadAbout | undefined {
    if (kind === 'group') return group.data && { kind, group: group.data };
    return talk.data && { kind, conversation: talk.data };
  }
}
