import { createBrowserPorts } from '@campushive/browser';
import { mayPass } from '@campushive/contract';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { QueryClient } from '@tanstack/react-query';
import { hrefOf } from './destinations.js';

/** Where the API answers: `VITE_API_URL` when the app was built, or the host that serves it. */
const API: string = import.meta.env['VITE_API_URL'] ?? '/api';

/** What was fetched; it lives as long as the page. */
export const queries = new QueryClient({
  defaultOptions: {
    // The service worker answers without a network too, so nothing waits for one.
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && mayPass(error),
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What the pages of a campus need of this browser. */
export const createHost = (campus: BrowserCampus) => ({
  campus,
  ...createBrowserPorts({
    api: API,
    campus,
    loadReader: async () => (await import('./reader.js')).reader,
    refresh: () => void queries.invalidateQueries(),
    // browser-app.tsx takes the router's own navigation instead, as soon as there is one.
    router: { href: hrefOf, navigate: (path) => window.location.assign(path) },
  }),
});
export type Host = ReturnType<typeof createHost>;
