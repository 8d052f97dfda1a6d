import { createNavigation } from '@campushive/browser/navigation';
import { CampusProvider, type Ports } from '@campushive/features';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ports as pagePorts, preferences, queries, session } from './host.js';
import { hrefOf } from './routes.js';
import { campus } from './campus.js';

/** The five ports, given once. */
export function App({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const ports: Ports = useMemo(
    () => ({
      ...pagePorts,
      navigation: createNavigation({ href: hrefOf, navigate }, () => session.state().status === 'member'),
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
      <CampusProvider
        ports={ports}
        campus={campus}
        locale={locale}
        onLocaleChange={preferences.choose}
        saveData={saveData}
      >
        <ToastProvider>{children}</ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}
