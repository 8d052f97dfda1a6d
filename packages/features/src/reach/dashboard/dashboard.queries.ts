import { queryOptions } from '@tanstack/react-query';
import type { Client, Leading } from '../../kernel/index.js';

export const dashboardQuery = (client: Client, leading: Leading = {}) =>
  queryOptions({
    queryKey: ['dashboard', leading],
    queryFn: async ({ signal }) => (await client.dashboard.get(leading, { signal })).data,
  });
