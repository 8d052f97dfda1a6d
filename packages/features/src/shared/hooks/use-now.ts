import { useEffect, useState } from 'react';
import { useClock } from '../../kernel/index.js';

/**
 * Returns the current time, updated every `every` milliseconds, for actions that become available at a certain time.
 */
export function useNow(every: number): Date {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(every, () => setNow(clock.now())), [clock, every]);
  return now;
}
