import { useEffect, useState } from 'react';
import { useClock } from '../kernel/index.js';

/** The time, again every so many milliseconds: for what a screen may do only from some moment on. */
export function useNow(every: number): Date {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(every, () => setNow(clock.now())), [clock, every]);
  return now;
}
