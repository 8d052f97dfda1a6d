import { useNavigation } from '@campushive/features';
import { useEffect } from 'react';
import type { FromWorker } from '../worker-messages/worker-messages.js';

/** Navigates to the target of a clicked notification, and closes notifications about `here`, the path of the open page. */
export function useNotificationClicks(here: string): void {
  const navigation = useNavigation();

  useEffect(() => {
    const worker = workers();
    const follow = ({ data, ports }: MessageEvent<FromWorker | undefined>) => {
      if (data?.type !== 'go') return;
      ports[0]?.postMessage(true);
      navigation.goToPath(data.path);
    };
    worker?.addEventListener('message', follow);
    return () => worker?.removeEventListener('message', follow);
  }, [navigation]);

  useEffect(() => {
    const closeIfVisible = () => {
      if (document.visibilityState === 'visible') void closeNotifications(here).catch(() => undefined);
    };
    closeIfVisible();
    document.addEventListener('visibilitychange', closeIfVisible);
    return () => document.removeEventListener('visibilitychange', closeIfVisible);
  }, [here]);
}

/** Returns the service workers. Undefined in private windows and without HTTPS. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

async function closeNotifications(path: string): Promise<void> {
  const registration = await workers()?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    if ((shown.data as { path?: unknown } | null)?.path === path) shown.close();
  }
}
