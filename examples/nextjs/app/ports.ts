import { createBrowserPorts } from '@campushive/browser';
import { createServerPorts } from '@campushive/browser/server-ports';
import { campus } from '@campushive/campus-ghana';
import type { Ports } from '@campushive/features';
import type { useRouter } from 'next/navigation';
import { client } from './client';
import { href } from './router';

/** One for each page, however often React renders it. */
let browser: Ports | undefined;

/** The ports of this page: the browser's, or those of a visitor while it is rendered on the server. */
export function portsFor(router: ReturnType<typeof useRouter>): Ports {
  if (typeof window === 'undefined')
    return createServerPorts({ client, viewer: null, url: '/', router: { href } });
  browser ??= startBrowser(router);
  return browser;
}

function startBrowser(router: ReturnType<typeof useRouter>): Ports {
  const navigate = (path: string, { replace }: { replace: boolean }) =>
    replace ? router.replace(path) : router.push(path);
  const { ports, start } = createBrowserPorts({ api: '/api', campus, router: { href, navigate } });
  // Restores the session, and connects for live updates.
  void start();
  return ports;
}
