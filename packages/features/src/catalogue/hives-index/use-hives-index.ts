import { type HiveName, type HiveType } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useHiveAbout, useHives, useMessages } from '../../kernel/index.js';
import { catalogue } from './hives-index.catalogue.js';
import { hiveTypesQuery } from '../parts/listing.queries.js';

export type HivesIndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly hives: readonly HiveType[] };

export interface HivesIndex {
  readonly state: HivesIndexState;
  readonly q: string;
  readonly onQChange: (change: { q: string }) => void;
}

/** Loads the hives with their counts, and filters them by name or description. */
export function useHivesIndex(): HivesIndex {
  const client = useClient();
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const about = useHiveAbout();
  const query = useQuery(hiveTypesQuery(client));
  const [q, setQ] = useState('');
  return { state: stateOf(), q, onQChange: (change) => setQ(change.q) };

  function stateOf(): HivesIndexState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const wanted = q.trim().toLowerCase();
    const says = (name: HiveName) => `${hiveNamed(name).title}\n${about(t, name)}`.toLowerCase();
    const hives = query.data.filter(({ id }) => says(id).includes(wanted));
    return hives.length === 0 ? { status: 'empty' } : { status: 'ready', hives };
  }
}
