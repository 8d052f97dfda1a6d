import { useMemo, useSyncExternalStore } from 'react';
import type { DateFormat } from './dates.js';
import { useCampus, useClock, useLanguageTag } from './provider.js';

const never = () => () => undefined;
const unknown = () => undefined;

/** Returns the campus's date and time format. Includes the device's zone after hydration, because a server does not know it. */
export function useDateFormat(): DateFormat {
  const tag = useLanguageTag();
  const { timeZone } = useCampus();
  const clock = useClock();
  const deviceTimeZone = useSyncExternalStore<string | undefined>(never, clock.deviceTimeZone, unknown);
  return useMemo(() => ({ tag, timeZone, deviceTimeZone }), [tag, timeZone, deviceTimeZone]);
}
