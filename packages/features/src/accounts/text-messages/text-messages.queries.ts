import { SECOND } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Time between two requests while a code waits for the gateway, in ms. */
const WHILE_QUEUED = 3 * SECOND;

/** Returns the query for the viewer's number for text messages. */
export const textMessagesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'text-messages'],
    queryFn: async ({ signal }) => (await client.sms.get({}, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.number?.codeState === 'queued' ? WHILE_QUEUED : false),
  });
