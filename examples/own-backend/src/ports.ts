import { createBrowserPorts } from '@campushive/browser';
import type { Ports } from '@campushive/features';
import { campus } from './campus.js';
import { client } from './client.js';
import { href, navigate } from './router.js';

const browser = createBrowserPorts({ api: '/none', campus, router: { href, navigate } });

/** The browser's ports but one: `start` is not called, because there is no session to restore and no socket. */
export const ports: Ports = { ...browser.ports, client };
