'use client';

import { campus } from '@campushive/campus-ghana';
import { createQueryClient } from '@campushive/browser';
import { CampusProvider } from '@campushive/features';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { portsFor } from './ports';

export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [queries] = useState(createQueryClient);
  const [ports] = useState(() => portsFor(router));
  return (
    <QueryClientProvider client={queries}>
      <CampusProvider ports={ports} campus={campus}>
        <ToastProvider>{children}</ToastProvider>
      </CampusProvider>
    </QueryClientProvider>
  );
}
