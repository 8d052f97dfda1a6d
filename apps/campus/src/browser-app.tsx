import { createNavigation } from '@campushive/browser/navigation';
import type { Clock, Ports } from '@campushive/features';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { App } from './app.js';
import { arrival } from './arrival.js';
import { hrefOf } from './destinations.js';
import { ports as pagePorts, preferences, queries, session } from './host.js';

export interface BrowserAppProps {
  /** How the server rendered the document that is hydrated; undefined where the browser renders it. */
  rendered?: { readonly at: Date; readonly missingAt: string | undefined };
}

/** The app with the ports of this browser. */
export function BrowserApp({ rendered }: BrowserAppProps) {
  const navigate = useNavigate();
  const clock = useMemo(() => hydrationClock(rendered?.at), [rendered]);
  const ports: Ports = useMemo(
    () => ({
      ...pagePorts,
      clock,
      navigation: createNavigation({ href: hrefOf, navigate }, () => session.state().status === 'member'),
    }),
    [navigate, clock],
  );
  // Its parts come to life one after another; until the last, all of them tell the same time.
  useEffect(() => void arrival.then(clock.run), [clock]);
  const { language, saveData, choice } = useSyncExternalStore(
    preferences.subscribe,
    preferences.now,
    // A document of other preferences is not hydrated.
    preferences.now,
  );
  // What is on screen stays until the words of another language have come.
  const locale = useDeferredValue(language);
  return (
    <App
      queries={queries}
      ports={ports}
      locale={locale}
      onLocaleChange={preferences.choose}
      saveData={saveData}
      choice={choice}
      onChoiceChange={preferences.choose}
      missingAt={rendered?.missingAt}
    />
  );
}

/** Stands still at the server's time until the page is hydrated, so that "3 minutes ago" is the same on both sides. */
function hydrationClock(at: Date | undefined): Clock & { run(): void } {
  let still = at;
  return {
    ...pagePorts.clock,
    now: () => still ?? pagePorts.clock.now(),
    run: () => void (still = undefined),
  };
}
