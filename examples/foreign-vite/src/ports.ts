import { createBrowserPorts } from '@campushive/browser';
import { campus } from './campus.js';
import { href, navigate } from './router.js';

export const { ports, preferences, start } = createBrowserPorts({
  api: '/api',
  campus,
  router: { href, navigate },
});
