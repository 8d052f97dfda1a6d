import {
  CampusProvider,
  type CampusProviderProps,
  type Ports,
  type ScreenFailure,
} from '@campushive/features';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router, type RouterProps } from './router.js';

export interface AppProps extends RouterProps, Omit<CampusProviderProps, 'children'> {
  ports: Ports;
  queries: QueryClient;
}

/** The whole app, identical on the server and in a browser. The caller provides the router. */
export function App({ queries, missingAt, ...world }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider {...world} screenFailure={toPageError}>
        <ToastProvider>
          <Router missingAt={missingAt} />
        </ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}

/** Passes errors to the page's boundary, which reloads a page whose code is gone and recovers when the network returns. */
function toPageError({ error }: ScreenFailure): never {
  throw error;
}
