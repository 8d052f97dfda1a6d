import { createBrowserPorts, createQueryClient, type Wire } from '@campushive/browser';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { hrefOf } from './destinations.js';

/** Base URL of the API: `VITE_API_URL` at build time, or the host that serves the app. */
const API: string = import.meta.env['VITE_API_URL'] ?? '/api';

/** Cache of fetched data, which lives as long as the page. */
export const queries = createQueryClient();

/** Creates the ports, the session and the stores of this browser. `wire` replaces the server: then nothing is kept for offline use. */
export const createHost = (campus: BrowserCampus, wire?: Wire) => ({
  campus,
  keepsOffline: wire === undefined && !import.meta.env.DEV,
  ...createBrowserPorts({
    api: API,
    campus,
    rendered: wire === undefined,
    ...(wire && { wire }),
    loadReader: async () => (await import('./reader.js')).reader,
    refresh: () => void queries.invalidateQueries(),
    // browser-app.tsx replaces this with the router's navigation.
    router: { href: hrefOf, navigate: (path) => window.location.assign(path) },
  }),
});
export type Host = ReturnType<typeof createHost>;
