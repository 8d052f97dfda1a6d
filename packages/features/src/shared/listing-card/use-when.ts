import { formatRelativeTime } from '@campushive/ui/relative-time';
import { useClock, useLocale, useMessages } from '../../kernel/index.js';
import { sharedCatalogue } from '../shared.catalogue.js';

/** `12 minutes ago`, `just now`; `recently` without a time. `short` where there is little room. */
export function useWhen(iso: string | null, short = false): string {
  const t = useMessages(sharedCatalogue);
  const clock = useClock();
  const locale = useLocale();
  if (iso === null) return t.recently;
  // Phones' clocks are wrong: nothing was posted in half an hour.
  const now = clock.now();
  const date = new Date(Math.min(Date.parse(iso), +now));
  return formatRelativeTime(date, now, { locale, justNowLabel: t.justNow, short });
}
