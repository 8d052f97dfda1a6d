import { RelativeTime } from '@campushive/ui/relative-time';
import { useCampus, useClock, useLocale, useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** How long ago something was, in the reader's language; its full date is its title. `date` is ISO 8601. */
export function Since({ date }: { date: string }) {
  const t = useMessages(sharedCatalogue);
  const clock = useClock();
  const locale = useLocale();
  const { timeZone } = useCampus();
  // The measured offset is good to a second: a past event never lies in the future.
  const now = new Date(Math.max(clock.now().getTime(), Date.parse(date)));
  return <RelativeTime date={date} now={now} locale={locale} timeZone={timeZone} justNowLabel={t.justNow} />;
}
