const AWAY_AFTER_MS = 5 * 60_000;

/** Emits `online` whenever the page becomes visible, and `away` once it has been hidden for five minutes. */
export function followPresence(emit: (presence: 'online' | 'away') => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') emit('online');
    else timer = setTimeout(() => emit('away'), AWAY_AFTER_MS);
  });
}
