/** Time between two tries to replace a cached response, in ms. Equal to that of unsent messages. */
const TRY_AGAIN_MS = 5_000;

export type AnsweredBy = 'server' | 'device';

/**
 * Refetches cached data of the page until the server has answered. A slow network, or one without a connection, fires no event when it
 * starts to work, so the page would keep showing old messages. Pauses while the page is hidden or the device reports no network.
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
