import { createBrowserPorts } from '@campushive/browser';
import { mayPass } from '@campushive/contract';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { QueryClient } from '@tanstack/react-query';
import { hrefOf } from './destinations.js';

/** Base URL of the API: `VITE_API_URL` at build time, or the host that serves the app. */
const API: string = import.meta.env['VITE_API_URL'] ?? '/api';

/** Cache of fetched data, which lives as long as the page. */
export const queries = new QueryClient({
  defaultOptions: {
    // The service worker also answers without a network, so no request waits for one.
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && mayPass(error),
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Creates the ports, the session and the stores of this browser. */
export const createHost = (campus: BrowserCampus) => ({
  campus,
  ...createBrowserPorts({
    api: API,
    campus,
    loadReader: async () => (await import('./reader.js')).reader,
    refresh: () => void queries.invalidateQueries(),
    // browser-app.tsx replaces this with the router's navigation.
    router: { href: hrefOf, navigate: (path) => window.location.assign(path) },
  }),
});
export type Host = ReturnType<typeof createHost>;
