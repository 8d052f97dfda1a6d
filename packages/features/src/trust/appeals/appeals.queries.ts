import { queryOptions } from '@tanstack/react-query';
import type { Credentials } from '../../accounts/parts/credentials.js';
import type { Client, PrefetchWorld } from '../../kernel/index.js';

/** Returns the query for the decision about the viewer's listing or wanted post. Rejects with `not_found` when there is none. */
export const takedownQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'appeal', id],
    queryFn: async ({ signal }) => (await client.appeals.get({ id }, { signal })).data,
  });

export const suspensionQuery = (client: Client, { email, password }: Credentials) =>
  queryOptions({
    // The key omits the password, because query keys are visible in developer tools.
    queryKey: ['suspension', email],
    queryFn: async ({ signal }) => (await client.appeals.suspension({ email, password }, { signal })).data,
  });

/** Fetches the first data of the page of a removed listing. */
export const prefetchAppeal = (
  { queries, client }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> => queries.prefetchQuery(takedownQuery(client, id));
