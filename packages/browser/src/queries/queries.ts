import { mayPass } from '@campushive/contract';
import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache of fetched data of a page. Data are fresh for 30 seconds. A call is tried once more if its failure may pass, such as a
 * lost connection, and not if the server refused it, such as `not_found`. A change is never repeated. Requests do not wait for a network: a
 * service worker may answer them.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
