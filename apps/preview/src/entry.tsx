import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Preview } from '@campushive/testing';
import { campus } from 'virtual:preview-campus';
import { brandRules } from '../../campus/src/page-campus.js';
import { createHost } from '../../campus/src/host.js';
import { show } from '../../campus/src/show.js';
import { createPageRealtime } from './page-realtime.js';
import { PayPage } from './pay-page.js';
import './preview.css';
import { PreviewPanel } from './preview-panel.js';
import { createLooks } from './preview-students.js';
import { PAYING, startPreview } from './start.js';
import { missingSupport } from './support.js';
import { becomeOnlyTab } from './tab-lock.js';

const elementOf = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The document has no #${id}`);
  return found;
};
const root = elementOf('root');
const say = (text: string) => {
  const status = document.getElementById('status');
  if (status !== null) status.textContent = text;
};

try {
  dress();
  const missing = await missingSupport();
  if (missing === undefined) await start();
  else say(missing);
} catch (error) {
  say('The preview could not start in this browser. Reload the page, or open it in another browser.');
  reportError(error);
}

async function start(): Promise<void> {
  await becomeOnlyTab(() =>
    say(
      'The preview is open in another tab, and runs in one tab at a time. It goes on here once you close the other one.',
    ),
  );
  const preview = await startPreview(say);
  const wire = {
    carry: preview.carry,
    openRealtime: (options: Parameters<typeof createPageRealtime>[1]) =>
      createPageRealtime(preview.connect, options),
  };
  await followShortLink(preview);
  const host = createHost(campus, wire);
  const reference = new URLSearchParams(window.location.search).get(PAYING);
  const panel = createRoot(elementOf('preview-panel'));
  if (reference !== null) {
    createRoot(root).render(
      <StrictMode>
        <PayPage preview={preview} campus={campus} reference={reference} />
      </StrictMode>,
    );
    return;
  }
  await show(root, host);
  panel.render(
    <StrictMode>
      <PreviewPanel preview={preview} campus={campus} looks={createLooks(preview, host)} />
    </StrictMode>,
  );
  startTicking(preview);
}

/** Changes the URL of a short link to that of its page, as the server redirects it. */
async function followShortLink(preview: Pick<Preview, 'sharedPath'>): Promise<void> {
  const [, code] = /^\/l\/([^/]+)$/.exec(window.location.pathname) ?? [];
  const path = code === undefined ? undefined : await preview.sharedPath(code);
  if (path !== undefined) window.history.replaceState(null, '', path);
}

/** Applies the colours of the campus, as the server does in its documents. */
function dress(): void {
  const style = document.createElement('style');
  style.textContent = brandRules(campus);
  document.head.append(style);
}

const TICK_MS = 15_000;

/** Runs what is due, such as reminders, while the page is visible. */
function startTicking({ tick }: { tick: () => Promise<void> }): void {
  setInterval(() => {
    if (document.visibilityState === 'visible') tick().catch(reportError);
  }, TICK_MS);
}
