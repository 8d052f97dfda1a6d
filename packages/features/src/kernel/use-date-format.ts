import { useMemo, useSyncExternalStore } from 'react';
import type { DateFormat } from './dates.js';
import { useCampus, useClock, useLanguageTag } from './provider.js';

const never = () => () => undefined;
const unknown = () => undefined;

/** How the campus writes dates and times. Names the campus's zone once the page is hydrated: a server knows no device's zone. */
export function useDateFormat(): DateFormat {
  const tag = useLanguageTag();
  const { timeZone } = useCampus();
  const clock = useClock();
  const deviceTimeZone = useSyncExternalStore<string | undefined>(never, clock.deviceTimeZone, unknown);
  return useMemo(() => ({ tag, timeZone, deviceTimeZone }), [tag, timeZone, deviceTimeZone]);
}
