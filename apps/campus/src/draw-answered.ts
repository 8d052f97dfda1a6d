import { QueryClient } from '@tanstack/react-query';
import { isOpen } from './drawn-world.js';

/** A page with what it shows, and the answers that a browser needs to draw the very same. */
export interface Drawn {
  readonly html: string;
  /** When they were given, and what was answered to which query. */
  readonly answers: {
    readonly at: number;
    readonly data: readonly (readonly [key: unknown, data: unknown])[];
  };
  /** Whether nothing failed. */
  readonly whole: boolean;
}

/** One answer may lead to another question. */
const ROUNDS = 3;

/** Draws a page, asks what it asks for, and draws it again with the answers. */
export async function drawAnswered(draw: (queries: QueryClient) => Promise<string>): Promise<Drawn> {
  const at = Date.now();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const cache = queries.getQueryCache();
  const failed = new Set<string>();
  for (let round = 1; ; round++) {
    const html = await draw(queries);
    const open = cache.getAll().filter((query) => isOpen(query) && !failed.has(query.queryHash));
    if (open.length > 0 && round < ROUNDS) {
      await Promise.allSettled(open.map((query) => query.fetch()));
      for (const query of open.filter(({ state }) => state.status === 'error')) {
        failed.add(query.queryHash);
        // As if nobody had asked yet.
        cache.remove(query);
      }
      continue;
    }
    const data = cache
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [queryKey, state.data] as const);
    return { html, answers: { at, data }, whole: failed.size === 0 };
  }
}
