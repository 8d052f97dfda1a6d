import { createNavigation } from '@campushive/browser/navigation';
import { writeCampusChoice } from '@campushive/contract/campus-choice';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { arrival, completion } from './arrival.js';
import { BrowserApp, type BrowserAppProps } from './browser-app.js';
import { hrefOf, PATHS } from './destinations.js';
import { queries, type Host } from './host.js';
import { holdRefetches } from './hold-refetches.js';
import { PageError } from './fallbacks/page-error.js';
import { canHydrate, isSameViewer, readPageState, wasStored, type PageContext } from './page-state.js';
import { loadTexts } from './own-languages.js';
import { preload } from './router.js';
import { choiceAt } from './address/scope-in-address.js';

/** Shows the page of the URL, hydrating the server's HTML where it fits. */
export async function show(container: HTMLElement, host: Host): Promise<void> {
  const { session, start } = host;
  chooseRequestedLanguage(host);
  const rendered = readPageState(document);
  // The user stored on this device may be older than the document, such as after a change on another device.
  if (rendered !== undefined && rendered.viewer !== null && canHydrate(rendered, pageContextOf(host)))
    session.update(rendered.viewer);
  const here = pageContextOf(host);
  const { locale } = here;
  const fitting = rendered !== undefined && canHydrate(rendered, here) ? rendered : undefined;
  const isLeavingLogIn = fitting === undefined && leaveLogIn(session);
  const { pathname } = window.location;
  if (rendered !== undefined && isSameViewer(rendered, here.userId)) {
    hydrate(queries, rendered.queries);
    const navigatedAt = here.now.getTime() - performance.now();
    if (wasStored(rendered, { navigatedAt, isOnline: navigator.onLine }))
      void queries.invalidateQueries({ refetchType: 'none' });
  }
  // React shows a failure to load the page's code where the page would be.
  if (!isLeavingLogIn) await Promise.all([preload(pathname), loadTexts(locale)]).catch(() => undefined);
  if (fitting !== undefined) {
    const { at, missing } = fitting;
    holdRefetches(queries, completion);
    hydrateRoot(
      container,
      pageOf({ host, rendered: { at: new Date(at), missingAt: missing ? pathname : undefined } }),
      { onRecoverableError },
    );
    // Changes to the page wait until it is hydrated, because React discards HTML that differs from its rendering.
    void completion.then(start);
  } else {
    createRoot(container, { onRecoverableError }).render(pageOf({ host }));
    void start();
  }
  // Enables the buttons, see main.css.
  void arrival.then(() => document.documentElement.setAttribute('data-alive', ''));
  const { afterStart } = await import('./after-start.js');
  afterStart(container, host, preload);
}

/** Returns the facts of this browser that decide whether it can hydrate the document. */
function pageContextOf({ ports, preferences, session }: Host): PageContext {
  const { language: locale, saveData, choice } = preferences.now();
  return {
    userId: userIdOf(session),
    locale,
    saveData,
    choice: writeCampusChoice(choiceAt(choice, new URLSearchParams(window.location.search))),
    now: ports.clock.now(),
  };
}

function pageOf(props: BrowserAppProps) {
  return (
    <StrictMode>
      <PageError>
        <BrowserRouter>
          <BrowserApp {...props} />
        </BrowserRouter>
      </PageError>
    </StrictMode>
  );
}

/** Reports errors that React recovered from, except a view transition that the browser skipped, such as when the phone was turned. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error);
}

/** Returns the user's id. Undefined until the server has answered. */
function userIdOf(session: Host['session']): string | null | undefined {
  const state = session.state();
  switch (state.status) {
    case 'member':
      return state.user.id;
    case 'anonymous':
      return null;
    case 'loading':
      return undefined;
    default:
      return state satisfies never;
  }
}

/**
 * Replaces the login page with the requested URL, where a session exists. The server sends the login page to a browser without the document
 * cookie, such as after its cookies were cleared. The form is replaced by a loading state at once.
 */
function leaveLogIn(session: Host['session']): boolean {
  const { pathname, search } = window.location;
  if (pathname !== PATHS.login || session.state().status === 'anonymous') return false;
  const replace = (path: string) => window.history.replaceState(window.history.state, '', path);
  createNavigation({ href: hrefOf, navigate: replace }, () => true).goToPath(
    new URLSearchParams(search).get('from') ?? '',
  );
  return true;
}

/** Applies a language in the URL once, so that a reload does not undo a later choice. */
function chooseRequestedLanguage({ campus, preferences }: Host): void {
  const address = new URL(window.location.href);
  const locale = campus.locales.find((one) => one === address.searchParams.get('lang'));
  if (locale === undefined) return;
  preferences.choose({ locale });
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}
