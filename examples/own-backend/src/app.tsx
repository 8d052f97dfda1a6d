import { CampusProvider } from '@campushive/features';
import { HiveListingScreen, NO_FILTERS } from '@campushive/features/hive-listing';
import { ListingDetailScreen } from '@campushive/features/listing-detail';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { campus } from './campus.js';
import { ports } from './ports.js';
import { usePage } from './router.js';

/** A screen says at once that something failed, and offers to try again. */
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider ports={ports} campus={campus}>
        <ToastProvider>
          <header className="bg-blue-700 p-4 text-3xl text-white">
            <a href="#/">{campus.name}</a>
          </header>
          <Suspense fallback={null}>
            <main>
              <Page />
            </main>
          </Suspense>
        </ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}

/** Renders the screens that this shop uses. Other addresses lead to its own pages. */
function Page() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const { pathname, searchParams } = usePage();
  switch (pathname) {
    case '/listing':
      return <ListingDetailScreen id={searchParams.get('id') ?? ''} />;
    case '/':
    case '/hive':
      return (
        <HiveListingScreen
          hive="essentials"
          filters={filters}
          onFiltersChange={(change) => setFilters(change.filters)}
        />
      );
    default:
      return <p className="p-4">This shop has no accounts: come to the counter.</p>;
  }
}
