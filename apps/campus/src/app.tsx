import { CampusProvider, type Ports } from '@campushive/features';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { client, preferences, queries, realtime, session } from './host.js';
import { clock } from './ports/clock.js';
import { createNavigation } from './ports/navigation.js';

/** The five ports, given once. */
export function App({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const ports: Ports = useMemo(
    () => ({
      client,
      session,
      realtime,
      clock,
      navigation: createNavigation(navigate, () => session.state().status === 'member'),
    }),
    [navigate],
  );
  const { language, saveData } = useSyncExternalStore(
    preferences.subscribe,
    preferences.now,
    () => preferences.drawn,
  );
  // What is on screen stays until the words of another language have come.
  const locale = useDeferredValue(language);
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider ports={ports} locale={locale} onLocaleChange={preferences.choose} saveData={saveData}>
        <ToastProvider>{children}</ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}
