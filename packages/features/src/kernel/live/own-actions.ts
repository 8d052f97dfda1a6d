import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Own actions of the viewer that change entries of areas above their own, as `STALE_KEYS` does for events of the server. */
export const OWN_ACTIONS = {
  /** Everything that shows a block, an order or a conversation between the two students. */
  studentBlocked: [['users'], ['threads'], ['payments'], ['hives'], ['events'], ['dashboard'], ['account']],
  /** Texts that the server words in the language of the settings. */
  languageChanged: [['notifications'], ['dashboard']],
  courseFollowed: [['savedSearches'], ['dashboard']],
  loggedIn: [['favorites']],
  studentInvited: [['hives']],
  /** Its conversation, its listing and the student's open tasks. */
  offerChanged: [['threads'], ['hives'], ['dashboard']],
} as const satisfies Readonly<Record<string, readonly QueryKey[]>>;

/** Returns a function that refetches what an own action of the viewer changes, by the table of {@link OWN_ACTIONS}. */
export function useOwnActionDone(): (action: keyof typeof OWN_ACTIONS) => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(
    (action) => Promise.all(OWN_ACTIONS[action].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  );
}
