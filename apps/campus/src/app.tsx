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

/** The whole app, the same on the server and in a browser; a router stands around it. */
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

/** The boundary of the whole page loads one again whose code is gone, and comes back with the network. */
function toPageError({ error }: ScreenFailure): never {
  throw error;
}
