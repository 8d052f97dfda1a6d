import type { Dashboard, Listing } from '@campushive/contract';
import { DAY } from '@campushive/contract/limits';
import { dayIn, timeIn } from '@campushive/contract/rules/zoned-time';
import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { CompactListing, ListingGrid } from '../../catalogue/parts/listing-card/index.js';
import {
  dayParts,
  hourMinute,
  TextLink,
  useClock,
  useDateFormat,
  useMessages,
  type DateFormat,
} from '../../kernel/index.js';
import { catalogue } from './dashboard.catalogue.js';

/** Hour from which events of a day are called tonight's. */
const EVENING = '17:00';

/** Events until the end of the day. Renders nothing without any. */
export function Tonight({ events }: { events: readonly Listing[] }) {
  const t = useMessages(catalogue);
  const { timeZone } = useDateFormat();
  const isEvening = events.every(({ buzzDetails }) => {
    const begins = buzzDetails?.eventDate ?? null;
    return begins !== null && timeIn(Date.parse(begins), timeZone) >= EVENING;
  });
  return <Section title={isEvening ? t.tonight : t.today} listings={events} />;
}

/** Listings since the previous visit. Renders nothing without any. */
export function NewListings({ fresh }: Pick<Dashboard, 'fresh'>) {
  const t = useMessages(catalogue);
  const format = useDateFormat();
  const now = useClock().now();
  return (
    <Section title={newSince(fresh.since, now, format, t)} listings={fresh.listings}>
      <TextLink standalone to={{ to: 'search' }}>
        {t.browseAll}
      </TextLink>
    </Section>
  );
}

/** Newest listings of each followed course, with a link to its page. */
export function FollowedCourses({ courses }: Pick<Dashboard, 'courses'>) {
  const t = useMessages(catalogue);
  return courses.map(({ code, listings }) => (
    <Section key={code} title={code} listings={listings}>
      <TextLink standalone to={{ to: 'course', code }} aria-label={t.seeCourse(code)}>
        {t.browseAll}
      </TextLink>
    </Section>
  ));
}

interface SectionProps {
  title: string;
  listings: readonly Listing[];
  /** Link to the whole list. */
  children?: ReactNode;
}

function Section({ title, listings, children }: SectionProps) {
  if (listings.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>
          <span suppressHydrationWarning>{title}</span>
        </Heading>
        {children}
      </div>
      <ListingGrid most={3}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <CompactListing listing={listing} leadsTo="job" />
          </li>
        ))}
      </ListingGrid>
    </section>
  );
}

interface SinceTexts {
  readonly newToday: (time: string) => string;
  readonly newSinceYesterday: string;
  readonly newSinceDay: (weekday: string) => string;
}

/** Names the previous visit by its time today, as yesterday, or by its weekday. */
function newSince(since: string, now: Date, format: DateFormat, t: SinceTexts): string {
  const day = (at: number) => dayIn(at, format.timeZone);
  const visit = Date.parse(since);
  if (day(visit) === day(now.getTime())) return t.newToday(hourMinute(since, format));
  if (day(visit) === day(now.getTime() - DAY)) return t.newSinceYesterday;
  return t.newSinceDay(dayParts(since, format, 'long').weekday);
}
