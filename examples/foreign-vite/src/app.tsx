import { createQueryClient } from '@campushive/browser';
import type { HiveName } from '@campushive/contract';
import { CampusProvider } from '@campushive/features';
import { HiveListingScreen, NO_FILTERS } from '@campushive/features/hive-listing';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { campus } from './campus.js';
import { ports, preferences } from './ports.js';
import { usePage } from './router.js';

const queries = createQueryClient();

// Screens other than the first are loaded when a visitor goes there.
const auth = () => import('@campushive/features/auth');
const LoginScreen = lazy(async () => ({ default: (await auth()).LoginScreen }));
const RegisterScreen = lazy(async () => ({ default: (await auth()).RegisterScreen }));
const OtpVerificationScreen = lazy(async () => ({ default: (await auth()).OtpVerificationScreen }));
const ListingDetailScreen = lazy(async () => ({
  default: (await import('@campushive/features/listing-detail')).ListingDetailScreen,
}));
const PostListingScreen = lazy(async () => ({
  default: (await import('@campushive/features/listing-form')).PostListingScreen,
}));
const MessagesScreen = lazy(async () => ({
  default: (await import('@campushive/features/messages')).MessagesScreen,
}));

export function App() {
  const { language, saveData, choice } = useSyncExternalStore(preferences.subscribe, preferences.now);
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider
        ports={ports}
        campus={campus}
        locale={language}
        onLocaleChange={preferences.choose}
        choice={choice}
        onChoiceChange={preferences.choose}
        saveData={saveData}
      >
        <ToastProvider>
          <main>
            <Suspense fallback={null}>
              <Page />
            </Suspense>
          </main>
        </ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}

/** The screen of the address; whatever has none here is the list of a hive. */
function Page() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const { pathname, searchParams } = usePage();
  const from = searchParams.get('from') ?? undefined;
  const [hive, id] = [searchParams.get('hive') ?? 'essentials', searchParams.get('id') ?? ''];
  switch (pathname) {
    case '/login':
      return <LoginScreen from={from} />;
    case '/register':
      return <RegisterScreen from={from} />;
    case '/otp':
      return <OtpVerificationScreen from={from} />;
    case '/listing':
      return <ListingDetailScreen id={id} />;
    case '/post':
      return <PostListingScreen hive={hive as HiveName} />;
    case '/messages':
    case '/conversation':
      return <MessagesScreen conversationId={id || undefined} />;
    default:
      return (
        <>
          <p className="page pt-4 font-display text-title font-bold">{campus.name}</p>
          <HiveListingScreen
            hive={hive as HiveName}
            filters={filters}
            onFiltersChange={(change) => setFilters(change.filters)}
          />
        </>
      );
  }
}
