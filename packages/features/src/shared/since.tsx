import { RelativeTime } from '@campushive/ui/relative-time';
import { useClock, useLocale, useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** How long ago something was, in the reader's language; its full date is its title. `date` is ISO 8601. */
export function Since({ date }: { date: string }) {
  const t = useMessages(sharedCatalogue);
  const clock = useClock();
  const locale = useLocale();
  // Phones' clocks are wrong: what was is not to come.
  const now = new Date(Math.max(clock.now().getTime(), Date.parse(date)));
  return <RelativeTime date={date} now={now} locale={locale} justNowLabel={t.justNow} />;
}
