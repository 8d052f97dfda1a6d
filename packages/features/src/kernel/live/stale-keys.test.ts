import type { ServerPayloads } from '@campushive/contract';
import { hashKey, QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OWN_ACTIONS } from './own-actions.js';
import { refetchStale } from './patch-cache.js';
import { LIVE_GROUPS, SERVER_EVENTS, STALE_KEYS, type StaleContext } from './stale-keys.js';
import { aMessage } from '../../testing/message-fixtures.js';
import { KEYS, nameOf, CASES, idOf } from './stale-keys.fixtures.js';

const FEATURES = join(import.meta.dirname, '../..');
const sources = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(FEATURES, path), 'utf8') }));

const context: StaleContext = { viewerId: 'me', isCounted: () => false, hasUnreadNotice: () => true };

/** Returns the names of stale entries in a cache that holds every query. */
function staleAfter<E extends keyof ServerPayloads>(event: E, payload: ServerPayloads[E], isShown: boolean) {
  const queries = new QueryClient();
  const stops = KEYS.map((queryKey) => {
    queries.setQueryData(queryKey, 'fetched');
    const queryFn = () => new Promise<never>(() => undefined);
    return isShown
      ? new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined)
      : () => undefined;
  });
  refetchStale(queries, STALE_KEYS[event](payload, context));
  const stale = KEYS.filter((key) => queries.getQueryState(key)?.isInvalidated);
  stops.forEach((stop) => stop());
  queries.clear();
  return [...new Set(stale.map(nameOf))].sort();
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

describe.each(SERVER_EVENTS)('the cache after %s', (event) => {
  const checkAll = <E extends keyof ServerPayloads>(name: E) =>
    CASES[name].map(({ payload, shown, hidden = [] }) => ({
      expected: { shown: sorted(shown), all: sorted([...shown, ...hidden]) },
      actual: { shown: staleAfter(name, payload, true), all: staleAfter(name, payload, false) },
    }));

  it('marks exactly those entries as stale that the event changes', () => {
    const checked = checkAll(event);
    expect(checked.length).toBeGreaterThan(0);
    for (const { actual, expected } of checked) expect(actual).toEqual(expected);
  });
});

it('refetches the unread count only for the first of several messages to a group', () => {
  const counted = { ...context, isCounted: () => true };
  const message = aMessage(1, { conversationId: 'C', senderId: 'other' });
  const keys = STALE_KEYS.groupMessage(message, counted).map(({ key }) => hashKey(key));
  expect(keys).not.toContain(hashKey(['threads', 'unread']));
});

it('refetches no notifications when the page already shows them as read', () => {
  expect(STALE_KEYS.notificationsRead({ count: 1 }, { ...context, hasUnreadNotice: () => false })).toEqual(
    [],
  );
});

it('covers every group of the table in the refetch after a connection gap', () => {
  const samples = SERVER_EVENTS.flatMap(<E extends keyof ServerPayloads>(event: E) =>
    CASES[event].flatMap(({ payload }) => STALE_KEYS[event](payload, context)),
  );
  const groups = samples.filter(({ isHidden }) => !isHidden).map(({ key }) => String(key[0]));
  expect([...LIVE_GROUPS].sort()).toEqual(sorted(groups));
});

describe('the keys of this test', () => {
  const queryFiles = sources.filter(({ path }) => path.endsWith('.queries.ts'));
  const declared = queryFiles.flatMap(({ text }) =>
    [...text.matchAll(/(?:queryKey: |\w: |=> |KEY = )\[(?:'([\w-]+)')(?:, '([\w-]+)')?[,\]]/g)].map(
      ([, group, part]) => [group, part].filter((one) => one !== undefined).join(' '),
    ),
  );

  it('contain every query of the screens', () => {
    expect(declared.length).toBeGreaterThan(80);
    const existing = KEYS.map(nameOf);
    const missing = sorted(declared).filter(
      (name) => !existing.some((one) => one === name || one.startsWith(`${name} `)),
    );
    expect(missing).toEqual([]);
  });

  it('have one owner each: only files of queries declare a query', () => {
    const elsewhere = sources.filter(
      ({ path, text }) => /\bqueryFn\b/.test(text) && !path.endsWith('.queries.ts'),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  const startsWith = (key: QueryKey, start: QueryKey) => start.every((part, index) => key[index] === part);
  const reachesSome = (start: QueryKey) => KEYS.some((key) => startsWith(key, start));

  it('include an entry for each key that an area invalidates', async () => {
    const areas = sources.filter(({ path }) => /^\w+\/data\.ts$/.test(path)).map(({ path }) => path);
    expect(areas.length).toBeGreaterThan(4);
    for (const path of areas) {
      const exported: object = await import(join(FEATURES, path));
      for (const [name, key] of Object.entries(exported))
        expect(
          reachesSome(typeof key === 'function' ? key(name === 'listingsKey' ? 'mine' : idOf(name)) : key),
          `${path}: ${name}`,
        ).toBe(true);
    }
  });

  it.each(Object.entries(OWN_ACTIONS))('include an entry for each key of the own action %s', (_, keys) => {
    expect(keys.filter((key) => !reachesSome(key))).toEqual([]);
  });
});
