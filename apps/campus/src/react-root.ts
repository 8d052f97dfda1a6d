import { createRoot, hydrateRoot } from 'react-dom/client';

/** React for the browser, evaluated with its own chunk instead of with the entry. */
export const reactRoot = { create: createRoot, hydrate: hydrateRoot };
