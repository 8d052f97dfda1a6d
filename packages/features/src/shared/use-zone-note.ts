import { differsHere, useClock, useDateFormat, useMessages, zoneName } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** Names the campus's zone beside a choice of times. Undefined where the device's clocks show the same time. */
export function useZoneNote(): string | undefined {
  const t = useMessages(sharedCatalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  return differsHere(now, dateFormat) ? t.campusTime(zoneName(now, dateFormat)) : undefined;
}
