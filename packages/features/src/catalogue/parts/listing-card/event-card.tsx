import { Heading } from '@campushive/ui/heading';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { hourSpan, shortDay, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { CampusName } from './campus-name.js';
import { PaperCard, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { DateBlock } from './date-block.js';

/** Card of an event: date, title, place and ticket price. */
export function EventCard(props: ListingCardProps) {
  const { listing } = props;
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { eventDate = null, eventEndDate = null, location = null } = listing.buzzDetails ?? {};
  return (
    <PaperCard
      {...props}
      foot={
        <>
          <span className="flex flex-wrap gap-x-1.5 text-fg-muted">
            <CampusName listing={listing} />
            <Attendance listing={listing} />
          </span>
          <CardPrice listing={listing} />
        </>
      }
    >
      <div className="flex flex-col gap-3 @3xs:flex-row">
        {eventDate === null ? null : <DateBlock date={eventDate} />}
        <div className="grid min-w-0 content-start gap-1">
          <Heading level={3} size="label" weight="semibold" className="line-clamp-2 @3xs:text-base">
            {listing.title}
          </Heading>
          <p className="text-sm text-fg-muted">
            {eventDate === null ? null : (
              <time
                suppressHydrationWarning
                dateTime={eventDate}
                className="font-semibold text-hive-buzz-text"
              >
                <VisuallyHidden>{shortDay(eventDate, now, dateFormat)}, </VisuallyHidden>
                {hourSpan(eventDate, eventEndDate, now, dateFormat)}
              </time>
            )}
            {location === null ? null : <span className="line-clamp-1">{location}</span>}
          </p>
        </div>
      </div>
    </PaperCard>
  );
}

/** Number of remaining places from which the card warns that they are running out. */
const FEW = 10;

/** Number of attendees, with the remaining places once they are few. */
function Attendance({ listing: { attendance, buzzDetails } }: Pick<ListingCardProps, 'listing'>) {
  const t = useMessages(sharedCatalogue);
  const capacity = buzzDetails?.capacity ?? null;
  if (attendance === undefined) return capacity === null ? null : <span>{t.places(capacity)}</span>;
  const { going, placesLeft } = attendance;
  return (
    <>
      {going === 0 ? null : <span>{t.going(going)}</span>}
      {placesLeft === null ? null : placesLeft < FEW ? (
        <span className="font-semibold text-warning">
          {placesLeft === 0 ? t.full : t.placesLeft(placesLeft)}
        </span>
      ) : going === 0 && capacity !== null ? (
        <span>{t.places(capacity)}</span>
      ) : null}
    </>
  );
}
