import type { HiveName, Suggestion } from '@campushive/contract';
import { FEW, searchForgivingly, type Words } from '../hives/lists/search.js';
import { findTitles } from '../hives/store.js';
import type { Scope, SuggestionsContext } from './suggestions-context.js';
import { countByHive, countListings } from '../hives/listing-counts.js';

const WITHIN = 2;
const TITLES = 5;

export async function withinHives(
  context: SuggestionsContext,
  q: string,
  search: Words,
  scope: Scope,
): Promise<Suggestion[]> {
  const { read, clock } = context;
  const counts = [...(await countByHive(read, { ...scope, search }, clock.now()))];
  const most = counts.sort(([, one], [, other]) => other - one).slice(0, WITHIN);
  return Promise.all(
    most.map(async ([name, count]) => {
      const shown = count >= FEW ? count : await shownIn(context, name, q, scope);
      return { kind: 'within', text: q, hiveType: name, count: shown, id: null } as const;
    }),
  );
}

/** Counts what a search within a hive shows: where few listings match, also those that come close. */
async function shownIn(
  { clock, read }: SuggestionsContext,
  hive: HiveName,
  q: string,
  scope: Scope,
): Promise<number> {
  const now = clock.now();
  const { count } = await searchForgivingly(
    read,
    q,
    (db, search) => countListings(db, { ...scope, hive, search }, now),
    (counted) => counted.count,
  );
  return count;
}

export async function listingsCalled(
  { read, clock }: SuggestionsContext,
  search: Words,
  scope: Scope,
): Promise<Suggestion[]> {
  // Reads some extra titles, because many listings share a title.
  const rows = await findTitles(read, { ...scope, search }, TITLES * 3, clock.now());
  const titles = new Map(
    rows.map((row) => [row.title.toLowerCase(), row]).reverse() as [string, (typeof rows)[number]][],
  );
  return rows
    .filter((row) => titles.get(row.title.toLowerCase()) === row)
    .slice(0, TITLES)
    .map(({ id, title, hive }) => ({ kind: 'listing', text: title, hiveType: hive, count: null, id }));
}
