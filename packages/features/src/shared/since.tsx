import { RelativeTime } from '@campushive/ui/relative-time';
import { useCampus, useClock, useLocale, useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** Relative time in the viewer's language, with the full date as its title. `date` is ISO 8601. */
export function Since({ date }: { date: string }) {
  const t = useMessages(sharedCatalogue);
  const clock = useClock();
  const locale = useLocale();
  const { timeZone } = useCampus();
  // Clamped: the measured clock offset is accurate to a second, and a past event must not lie in the future.
  const now = new Date(Math.max(clock.now().getTime(), Date.parse(date)));
  return <RelativeTime date={date} now={now} locale={locale} timeZone={timeZone} justNowLabel={t.justNow} />;
}
