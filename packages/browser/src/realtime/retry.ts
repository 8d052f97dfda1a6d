const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;

/**
 * Returns the delay after a number of consecutive failures, in ms. The delay doubles each time up to a maximum. Half of it is random, so
 * that the pages of a recovering server do not all reconnect at once.
 */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return delay * (0.5 + random() / 2);
}

/** Repeats an attempt until it succeeds, while the page is visible. */
export interface Retry {
  /** Makes the first attempt. */
  start(): void;
  /** Reports that an attempt failed, or that its connection broke. */
  failed(): void;
  succeeded(): void;
  stop(): void;
}

type Phase = 'stopped' | 'attempting' | 'waiting' | 'succeeded';

/**
 * Creates a retry that never gives up, so that an open page reconnects after an outage of any length. A hidden page waits until it is
 * visible, which saves battery. The return of the network triggers an attempt at once.
 */
export function createRetry(attempt: () => void, random?: () => number): Retry {
  let phase: Phase = 'stopped';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attemptNow = () => {
    clearTimeout(timer);
    phase = 'attempting';
    attempt();
  };
  const wait = () => {
    clearTimeout(timer);
    phase = 'waiting';
    if (document.visibilityState === 'visible') timer = setTimeout(attemptNow, delayAfter(failures, random));
  };
  const followVisibility = () => {
    if (phase !== 'waiting') return;
    if (document.visibilityState === 'visible') attemptNow();
    else clearTimeout(timer);
  };
  const followNetwork = () => {
    if (phase === 'waiting' && document.visibilityState === 'visible') attemptNow();
  };

  return {
    start() {
      document.addEventListener('visibilitychange', followVisibility);
      window.addEventListener('online', followNetwork);
      failures = 0;
      attemptNow();
    },
    failed() {
      if (phase === 'stopped') return;
      failures += 1;
      wait();
    },
    succeeded() {
      if (phase === 'stopped') return;
      phase = 'succeeded';
      failures = 0;
    },
    stop() {
      phase = 'stopped';
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', followVisibility);
      window.removeEventListener('online', followNetwork);
    },
  };
}
