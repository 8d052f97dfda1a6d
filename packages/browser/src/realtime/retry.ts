const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;

/**
 * How long to wait after this many failures in a row: twice as long each time, up to the longest pause. Half of it is at random, so
 * that the pages of a server that comes back do not all ask in the same moment.
 */
export function delayAfter(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return delay * (0.5 + random() / 2);
}

/** Repeats an attempt until it succeeds, for as long as the page is visible. */
export interface Retry {
  /** Makes the first attempt. */
  start(): void;
  /** An attempt failed, or what it had achieved broke. */
  failed(): void;
  succeeded(): void;
  stop(): void;
}

type Phase = 'stopped' | 'attempting' | 'waiting' | 'succeeded';

/**
 * Never gives up: a student who keeps a page open gets the connection back, however long the outage was. A hidden page waits
 * until it is visible, so that pocketed phones do not drain; a network that returns is tried at once.
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
