import { HIVE_NAMES, type HiveName, type Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useSession } from '../kernel/index.js';
import { freshQuery, hiveCountsQuery } from './home.queries.js';

export type FreshState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly listings: readonly Listing[] };

export interface Home {
  /** The first name of who is signed in; null for visitors. */
  readonly name: string | null;
  /** Open listings a hive; undefined until they are counted. */
  readonly hives: readonly { readonly name: HiveName; readonly count: number | undefined }[];
  readonly fresh: FreshState;
}

export function useHome(): Home {
  const client = useClient();
  const session = useSession();
  const counts = useQuery(hiveCountsQuery(client));
  const fresh = useQuery(freshQuery(client));
  return {
    name: session.status === 'member' ? (session.user.name.split(' ')[0] ?? '') : null,
    hives: HIVE_NAMES.map((name) => ({ name, count: counts.data?.find((one) => one.id === name)?.count })),
    fresh: stateOf(),
  };

  function stateOf(): FreshState {
    if (fresh.data !== undefined) {
      return fresh.data.length === 0 ? { status: 'empty' } : { status: 'ready', listings: fresh.data };
    }
    return fresh.isError ? { status: 'failed', retry: () => void fresh.refetch() } : { status: 'loading' };
  }
}
