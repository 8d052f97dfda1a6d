import type { HiveSwitch } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { switchesQuery } from './console.queries.js';
import { useDecision, type Decision } from './use-decision.js';

/** States of the switches of the hives. */
export type SwitchesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly switches: readonly HiveSwitch[] };

/** Switches of the hives, with the decision of a moderator. */
export interface Switches extends Decision<{ readonly found: HiveSwitch }> {
  readonly state: SwitchesState;
}

/** Loads the feature switches of each hive and lets an admin change them. */
export function useSwitches(): Switches {
  const client = useClient();
  const { data, isPending, refetch } = useQuery(switchesQuery(client));
  const decision = useDecision<{ readonly found: HiveSwitch }>({
    decide: ({ found: { hive, feature, off }, reason }) =>
      client.moderation.setSwitch({ hive, feature, on: off !== null, reason }),
    tooLate: 'not_found',
  });
  if (data !== undefined) return { ...decision, state: { status: 'ready', switches: data } };
  return {
    ...decision,
    state: isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() },
  };
}
