import { differsHere, useClock, useDateFormat, useMessages, zoneName } from '../../kernel/index.js';
import { sharedCatalogue } from '../shared.catalogue.js';

/** Returns a note with the campus's time zone beside a choice of times. Undefined when the device's clock agrees. */
export function useZoneNote(): string | undefined {
  const t = useMessages(sharedCatalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  return differsHere(now, dateFormat) ? t.campusTime(zoneName(now, dateFormat)) : undefined;
}
