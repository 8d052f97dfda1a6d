import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Wanted post, by id. */
export const wantedPostQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['wanted', 'post', id],
    queryFn: async ({ signal }) => (await client.wanted.get({ id }, { signal })).data,
    retry: false,
  });

/** Listings offered in answer to a wanted post: all of them for its author, otherwise only the viewer's own. */
export const wantedAnswersQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['wanted', 'answers', id],
    queryFn: async ({ signal }) => (await client.wanted.answers({ id }, { signal })).data,
  });

/** Returns the user's own open items, which can be offered in an answer. */
export const myThingsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['wanted', 'my-things'],
    queryFn: async ({ signal }) =>
      (await client.hives.myPosted({ group: 'open', limit: 50 }, { signal })).data.filter(
        ({ hiveTypeId, status }) => hiveTypeId === 'essentials' && status === 'active',
      ),
  });
