import { useEffect, useState } from 'react';
import { useClock } from '../../kernel/index.js';

/** Returns true while an instant is in the future, and re-renders when it is reached. */
export function useAhead(instant: string | null): boolean {
  const clock = useClock();
  const [passed, setPassed] = useState<string | null>(null);
  const at = instant === null ? 0 : Date.parse(instant);
  const ahead = passed !== instant && at > clock.now().getTime();
  useEffect(
    () => (ahead ? clock.after(at - clock.now().getTime(), () => setPassed(instant)) : undefined),
    [ahead, at, clock, instant],
  );
  return ahead;
}
