import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

export const passkeysQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: async ({ signal }) => (await client.passkeys.list({}, { signal })).data,
  });
