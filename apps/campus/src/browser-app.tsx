import { createNavigation } from '@campushive/browser/navigation';
import type { Clock, Ports } from '@campushive/features';
import { use, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { App } from './app.js';
import { completion } from './arrival.js';
import { hrefOf } from './destinations.js';
import { queries, type Host } from './host.js';
import { loadTexts } from './own-languages.js';
import { stepTo } from './page-transition.js';
import { useScopeInAddress } from './address/scope-in-address.js';

export interface BrowserAppProps {
  host: Host;
  /** The server's rendering of the hydrated document. Undefined where the browser renders it. */
  rendered?: { readonly at: Date; readonly missingAt: string | undefined };
}

/** The app with the ports of this browser. */
export function BrowserApp({ host, rendered }: BrowserAppProps) {
  const { campus, ports: pagePorts, preferences, session } = host;
  const navigate = useNavigate();
  const clock = useMemo(() => hydrationClock(pagePorts.clock, rendered?.at), [pagePorts, rendered]);
  const ports: Ports = useMemo(
    () => ({
      ...pagePorts,
      clock,
      navigation: createNavigation(
        {
          href: hrefOf,
          navigate: (path, options) => stepTo(path, () => navigate(path, options)),
        },
        () => session.state().status === 'member',
        pagePorts.navigation.holdBack,
      ),
    }),
    [pagePorts, session, navigate, clock],
  );
  // Parts hydrate one after another, and all of them show the same time until the last one is done.
  useEffect(() => void completion.then(clock.run), [clock]);
  const { language, saveData, choice } = useSyncExternalStore(
    preferences.subscribe,
    preferences.now,
    // A document with other preferences is not hydrated.
    preferences.now,
  );
  const scope = useScopeInAddress(choice, preferences.choose);
  // The screen keeps its language until the texts of another one are loaded.
  const locale = useDeferredValue(language);
  const texts = use(loadTexts(locale));
  return (
    <App
      queries={queries}
      campus={campus}
      ports={ports}
      locale={locale}
      texts={texts}
      onLocaleChange={preferences.choose}
      saveData={saveData}
      choice={scope.choice}
      onChoiceChange={scope.onChoiceChange}
      missingAt={rendered?.missingAt}
    />
  );
}

/** Returns a clock that stays at the server's time until the page is hydrated, so that "3 minutes ago" is the same on both sides. */
function hydrationClock(clock: Clock, at: Date | undefined): Clock & { run(): void } {
  let still = at;
  return {
    ...clock,
    now: () => still ?? clock.now(),
    run: () => void (still = undefined),
  };
}
