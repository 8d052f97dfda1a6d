import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { CLAIMS } from '../data.js';

/** Query for the imported listings of a link. The answer depends on the viewer. */
export const claimQuery = (client: Client, token: string, viewerId: string | null) =>
  queryOptions({
    queryKey: [...CLAIMS, token, viewerId],
    queryFn: async ({ signal }) => (await client.claims.get({ token }, { signal })).data,
  });
