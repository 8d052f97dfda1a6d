import type { Wanted } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { foundPages } from '../parts/found-pages.js';
import { myWantedQuery, wantedQuery, type WantedFilters } from './wanted.queries.js';

/** States of the list of wanted posts. */
export type WantedState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly posts: readonly Wanted[];
      /** Number of matches on all pages. */
      readonly count: number;
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Loads all open wanted posts, or the viewer's own. */
export function useWanted(isOwn: boolean, filters: WantedFilters): WantedState {
  const client = useClient();
  const everyones = foundPages(useInfiniteQuery({ ...wantedQuery(client, filters), enabled: !isOwn }));
  const own = foundPages(useInfiniteQuery({ ...myWantedQuery(client), enabled: isOwn }));
  const found = isOwn ? own : everyones;
  if (found.status !== 'found') return found;
  if (found.items.length === 0) return { status: 'empty' };
  const { count, more, loadingMore } = found.rest;
  return { status: 'ready', posts: found.items, count, more, loadingMore };
}
