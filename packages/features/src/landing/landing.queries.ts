import type { HiveName } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

/** As many as the front page shows of one hive. */
const SHOWN = 8;

export const landingQuery = (client: Client) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await client.home.get({}, { signal })).data,
  });

export const newestOfHiveQuery = (client: Client, hive: HiveName) =>
  queryOptions({
    queryKey: ['hives', 'newest', hive],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ hiveType: hive, sort: 'newest', limit: SHOWN }, { signal })).data,
  });
