'use client';

import { campus } from '@campushive/campus-ghana';
import { CampusProvider } from '@campushive/features';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { portsFor } from './ports';

export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  // Data that the server has rendered is not fetched again at once.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }));
  const [ports] = useState(() => portsFor(router));
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider ports={ports} campus={campus}>
        <ToastProvider>{children}</ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}
