import { useNavigation } from '@campushive/features';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FromWorker } from './service-worker/caches.js';

/** Goes where a pressed notification leads, and takes away those that led to the page that is now open. */
export function useNotificationClicks(): void {
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  useEffect(() => {
    const worker = workers();
    const hear = ({ data, ports }: MessageEvent<FromWorker | undefined>) => {
      if (data?.type !== 'go') return;
      ports[0]?.postMessage(true);
      navigation.goToPath(data.path);
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, [navigation]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void takeAway(here).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [here]);
}

/** Missing in private windows and over an unsafe connection. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

async function takeAway(path: string): Promise<void> {
  const registration = await workers()?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    if ((shown.data as { path?: unknown } | null)?.path === path) shown.close();
  }
}
