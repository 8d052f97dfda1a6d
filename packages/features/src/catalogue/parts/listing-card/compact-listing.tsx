import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { useState } from 'react';
import {
  Link,
  shortDay,
  hourSpan,
  useClock,
  useDateFormat,
  useHives,
  useMessages,
} from '../../../kernel/index.js';
import { PhotoTransition } from '../../../shared/photo-transition.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { useWhen } from '../../../shared/use-when.js';
import { FavoriteButton } from '../favorites/favorite-button.js';
import { CampusName } from './campus-name.js';
import { destinationOf, StatusMarks, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { CompactMedia } from './compact-media.js';
import { hiveTextOf } from './hive-grounds.js';
import { OwnFactLine } from './own-fact-line.js';
import { FactLine } from '../../../shared/fact-line.js';

/**
 * Row of a listing in lists that mix hives: its photo, person, date, route or file, then title, price and one line of
 * facts. The whole row links to the listing.
 */
export function CompactListing(props: ListingCardProps) {
  const { listing, ownMark, note, besidePrice, hideHive = false } = props;
  // Set on the pressed row only: a listing can appear twice on a page, and a view transition name must be unique.
  const [opened, setOpened] = useState(false);
  return (
    <article data-slot="listing-card" data-hive={listing.hiveTypeId} className="relative min-w-0">
      <Link
        to={destinationOf(props)}
        onClick={() => setOpened(true)}
        className="group flex gap-3 rounded-card pe-11 wrap-anywhere narrowest:flex-col"
      >
        <PhotoTransition listingId={opened ? listing.id : undefined}>
          <span aria-hidden="true" className="size-18 shrink-0 overflow-hidden rounded-control">
            <CompactMedia {...props} />
          </span>
        </PhotoTransition>
        <span className="grid min-w-0 grow content-center gap-0.5">
          <Heading
            level={3}
            size="label"
            weight="semibold"
            className="line-clamp-2 group-hover:underline md:text-base"
          >
            {listing.title}
          </Heading>
          <span className="flex flex-wrap items-baseline gap-x-2 text-base">
            <CardPrice listing={listing} unpriced={props.unpriced} size="sm" />
            {besidePrice}
            {ownMark === undefined ? null : <Badge size="sm">{ownMark}</Badge>}
            <StatusMarks listing={listing} />
          </span>
          <OwnFactLine listing={listing} />
          <Facts listing={listing} hideHive={hideHive} />
          {note}
        </span>
      </Link>
      <span className="absolute end-0 top-0">
        <FavoriteButton listing={listing} />
      </span>
    </article>
  );
}

/** The hive's name, then what decides about a listing of this hive, then its campus. */
function Facts({ listing, hideHive }: Required<Pick<ListingCardProps, 'listing' | 'hideHive'>>) {
  const hiveNamed = useHives();
  const hive = listing.hiveTypeId;
  return (
    <FactLine
      as="span"
      className="text-xs text-fg-muted"
      facts={[
        hideHive ? null : (
          <span className={`font-semibold ${hiveTextOf(hive)}`}>{hiveNamed(hive).title}</span>
        ),
        <Deciding listing={listing} />,
        listing.universityId === null ? null : <CampusName listing={listing} />,
      ]}
    />
  );
}

/** Start of an event, deadline of a gig, length of study material or a lesson; otherwise the age of the listing. */
function Deciding({ listing }: Pick<ListingCardProps, 'listing'>) {
  const t = useMessages(sharedCatalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const since = listing.renewedAt ?? listing.createdAt;
  const when = useWhen(since, true);
  const { buzzDetails, sidehustleDetails, archiveDetails, academiaDetails } = listing;
  const eventDate = buzzDetails?.eventDate ?? null;
  const deadline = sidehustleDetails?.applicationDeadline ?? null;
  if (eventDate !== null) {
    return (
      <time suppressHydrationWarning dateTime={eventDate}>
        {`${shortDay(eventDate, now, dateFormat)}, ${hourSpan(eventDate, null, now, dateFormat)}`}
      </time>
    );
  }
  if (deadline !== null) {
    return (
      <time suppressHydrationWarning dateTime={deadline}>
        {t.applyBy(shortDay(deadline, now, dateFormat))}
      </time>
    );
  }
  if (archiveDetails?.file?.pages) return <span>{t.pages(archiveDetails.file.pages)}</span>;
  if (academiaDetails?.duration) return <span>{t.minutes(academiaDetails.duration)}</span>;
  return (
    <time suppressHydrationWarning dateTime={since}>
      {when}
    </time>
  );
}
