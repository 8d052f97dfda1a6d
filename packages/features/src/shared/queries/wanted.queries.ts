import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** One post of what a student looks for. */
export const wantedPostQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['wanted', 'post', id],
    queryFn: async ({ signal }) => (await client.wanted.get({ id }, { signal })).data,
    retry: false,
  });

/** The listings that it was answered with: all for its student, for others their own. */
export const wantedAnswersQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['wanted', 'answers', id],
    queryFn: async ({ signal }) => (await client.wanted.answers({ id }, { signal })).data,
  });

/** My open things, with which I can answer. */
export const myThingsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['wanted', 'my-things'],
    queryFn: async ({ signal }) =>
      (await client.hives.myPosted({ group: 'open', limit: 50 }, { signal })).data.filter(
        ({ hiveTypeId, status }) => hiveTypeId === 'essentials' && status === 'active',
      ),
  });
