import type { HiveName } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client, Leading } from '../../kernel/index.js';

/** Number of listings that the front page shows for one hive. */
const SHOWN = 8;

export const landingQuery = (client: Client, leading: Leading = {}) =>
  queryOptions({
    queryKey: ['home', leading],
    queryFn: async ({ signal }) => (await client.home.get(leading, { signal })).data,
  });

export const newestOfHiveQuery = (client: Client, hive: HiveName, leading: Leading) =>
  queryOptions({
    queryKey: ['hives', 'newest', hive, leading],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ ...leading, hiveType: hive, sort: 'newest', limit: SHOWN }, { signal }))
        .data,
  });
