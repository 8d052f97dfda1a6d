import { useEffect, useRef } from 'react';

/** Plays two short tones. Does nothing where the browser forbids it. */
export function playTones(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const tones = [
    [880, 0],
    [1175, 0.18],
  ] as const;
  for (const [frequency, from] of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.2, context.currentTime + from);
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + from + 0.16);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(context.currentTime + from);
    oscillator.stop(context.currentTime + from + 0.18);
  }
  setTimeout(() => void context.close(), 1_000);
}

/** Plays a sound for each order that joins the queue while the page is open. */
export function useNewOrderSound(orderIds: readonly string[] | undefined, isOn: boolean): void {
  const seenIds = useRef<ReadonlySet<string> | null>(null);
  const key = orderIds?.join(' ');
  useEffect(() => {
    if (key === undefined) return;
    const ids = key === '' ? [] : key.split(' ');
    const before = seenIds.current;
    seenIds.current = new Set([...(before ?? []), ...ids]);
    if (isOn && before !== null && ids.some((id) => !before.has(id))) playTones();
  }, [key, isOn]);
}
