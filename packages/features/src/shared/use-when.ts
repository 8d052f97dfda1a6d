import { formatRelativeTime } from '@campushive/ui/relative-time';
import { useClock, useLocale, useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/**
 * Formats a relative time, such as `12 minutes ago` or `just now`; `recently` without a time. `short` uses the compact
 * form.
 */
export function useWhen(iso: string | null, short = false): string {
  const t = useMessages(sharedCatalogue);
  const clock = useClock();
  const locale = useLocale();
  if (iso === null) return t.recently;
  // Clamps future times to now, because clocks of phones can be wrong.
  const now = clock.now();
  const date = new Date(Math.min(Date.parse(iso), +now));
  return formatRelativeTime(date, now, { locale, justNowLabel: t.justNow, short });
}
