/** Seconds between two tries to replace what the device answered; the same as for unsent messages. */
const TRY_AGAIN_MS = 5_000;

export type AnsweredBy = 'server' | 'device';

/**
 * While the page shows what the device kept, fetches it again until the server has answered. A network that is there by name
 * only, or a slow one, gives no event when it begins to work: without this a page would keep showing yesterday's messages.
 * Waits while the page is hidden or the device says that it has no network.
 */
export function createCatchUp(refresh: () => void): { answered(by: AnsweredBy): void } {
  let behind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canTry = () => navigator.onLine && document.visibilityState === 'visible';
  const plan = () => {
    if (!behind || timer !== undefined || !canTry()) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!canTry()) return;
      behind = false;
      refresh();
    }, TRY_AGAIN_MS);
  };
  window.addEventListener('online', plan);
  document.addEventListener('visibilitychange', plan);

  return {
    answered(by) {
      if (by === 'server') return;
      behind = true;
      plan();
    },
  };
}
