import type { HiveType } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { hiveTypesQuery } from '../parts/listing.queries.js';

/** State of the page of all hives. */
export type HivesIndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly hives: readonly HiveType[] };

/** Loads the hives with their counts. */
export function useHivesIndex(): HivesIndexState {
  const query = useQuery(hiveTypesQuery(useClient()));
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'ready', hives: query.data };
}
