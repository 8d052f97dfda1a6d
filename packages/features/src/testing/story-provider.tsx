import { NO_CAMPUS_CHOICE } from '@campushive/contract/campus-choice';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { CampusProvider, useLiveCache, type Locale } from '../kernel/index.js';
import { StepUpGate } from '../accounts/parts/step-up/index.js';
import type { StoryCampus } from './story-campus.js';

/** World and language of the screens in a story. */
export interface StoryProviderProps {
  /** World from `createStoryCampus`. */
  campus: StoryCampus;
  /** Initial language. Default `en`. */
  locale?: Locale;
  children: ReactNode;
  /** Default `false`. */
  saveData?: boolean;
}

function LiveCache(): null {
  useLiveCache();
  return null;
}

/** Provides everything that a host gives a screen. */
export function StoryProvider({ campus, locale = 'en', saveData = false, children }: StoryProviderProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [choice, setChoice] = useState(NO_CAMPUS_CHOICE);
  const shown = useDeferredValue(chosen ?? locale);
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider
        ports={campus.ports}
        campus={campus.definition}
        locale={shown}
        saveData={saveData}
        onLocaleChange={(change) => setChosen(change.locale)}
        choice={choice}
        onChoiceChange={(change) => setChoice(change.choice)}
      >
        <ToastProvider>
          <LiveCache />
          <StepUpGate />
          <Suspense fallback={null}>{children}</Suspense>
        </ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}
