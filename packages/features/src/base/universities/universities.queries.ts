import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

export const universitiesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['universities'],
    queryFn: async ({ signal }) => (await client.universities.list({}, { signal })).data,
  });

export const universityQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['universities', id],
    queryFn: async ({ signal }) => (await client.universities.get({ id }, { signal })).data,
  });
