import { type Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Price } from '@campushive/ui/price';
import { Skeleton } from '@campushive/ui/skeleton';
import { CalendarDays, Clock3, MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  useHives,
  useMoney,
  useCampus,
  dateTime,
  Link,
  useLanguageTag,
  useMessages,
} from '../kernel/index.js';
import { FavoriteButton } from './favorite-button.js';
import { PhotoPicture } from './photo-picture.js';
import { placeOf } from './place-of.js';
import { groundOf } from './listing-card/hive-grounds.js';
import { sharedCatalogue } from './shared.catalogue.js';

export interface ListingSummaryProps {
  /** What is offered. */
  listing: Listing;
  /** `Saved 2 hours ago`, `Posted 3 days ago`. */
  when: string;
  /** Mean of the poster's reviews; null before the first. */
  rating: number | null;
  /** How many reviews the mean is of. */
  reviewCount: number;
  /** What kind of thing it is. Default: its hive. */
  category?: string;
  /** In the first rows: its photo is loaded at once. Default `false`. */
  eager?: boolean;
}

/** A listing in a few lines, with what helps to decide: price, place, age, its poster's rating. */
export function ListingSummary(props: ListingSummaryProps) {
  const { listing, when, rating, reviewCount, category, eager = false } = props;
  const words = useMessages(sharedCatalogue);
  const hiveNamed = useHives();
  const locale = useLanguageTag();
  const money = useMoney();
  const { hiveTypeId: hive, status } = listing;
  const place = placeOf(listing, useCampus());
  const eventDate = listing.buzzDetails?.eventDate;
  const gone = status !== 'active' && status !== 'reserved';
  return (
    <Card asChild padding="none" className="relative flex h-full flex-col">
      <article data-slot="listing-summary">
        <div className="flex flex-wrap gap-3 p-3">
          <Thumbnail listing={listing} eager={eager} />
          <div className="grid min-w-0 grow basis-32 content-start gap-1 pe-10">
            <span className="flex flex-wrap gap-1">
              <Badge tone={hive} size="sm">
                {category ?? hiveNamed(hive).title}
              </Badge>
              {status === 'reserved' ? (
                <Badge tone="warning" size="sm">
                  {words.reserved}
                </Badge>
              ) : null}
              {gone ? (
                <Badge tone="neutral" size="sm">
                  {status === 'sold' ? words.sold : words.closed}
                </Badge>
              ) : null}
            </span>
            <Heading level={3} size="item" className="line-clamp-2">
              {listing.title}
            </Heading>
            <Price
              amount={listing.price === 0 ? words.free : money(listing.price)}
              {...(hive === 'academia' && listing.price > 0 ? { unit: words.perHour } : {})}
            />
          </div>
        </div>
        <p className="line-clamp-2 px-3 text-sm text-fg-muted">{listing.description}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 px-3 pt-2 text-sm text-fg-muted">
          {eventDate ? (
            <Fact icon={<CalendarDays aria-hidden="true" />} ownLine>
              <time dateTime={eventDate}>{dateTime(eventDate, locale)}</time>
            </Fact>
          ) : null}
          {place === null ? null : <Fact icon={<MapPin aria-hidden="true" />}>{place}</Fact>}
          <Fact icon={<Star aria-hidden="true" />}>
            {rating === null ? words.noRatings : words.rating(rating, reviewCount)}
          </Fact>
          <Fact icon={<Clock3 aria-hidden="true" />} ownLine>
            {when}
          </Fact>
        </ul>
        <div className="mt-auto p-3">
          <Button asChild variant="outline" size="sm" fullWidth>
            <Link
              to={{ to: 'service', id: listing.id }}
              aria-label={`${words.viewDetails}, ${listing.title}`}
            >
              {words.viewDetails}
            </Link>
          </Button>
        </div>
        <span className="absolute end-2 top-2">
          <FavoriteButton listing={listing} />
        </span>
      </article>
    </Card>
  );
}

/** `ownLine`: on a line of its own, so that it stands in the same place on every card. */
function Fact({
  icon,
  ownLine = false,
  children,
}: {
  icon: ReactNode;
  ownLine?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`flex min-w-0 items-start gap-1 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 ${ownLine ? 'basis-full' : ''}`}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function Thumbnail({ listing, eager }: { listing: Listing; eager: boolean }) {
  const [photo] = listing.photos;
  const hive = listing.hiveTypeId;
  return (
    <div className={`aspect-4/5 w-22 shrink-0 self-start overflow-hidden rounded-control ${groundOf(hive)}`}>
      {photo === undefined ? (
        <span className="grid size-full place-items-center">
          <HiveIcon hive={hive} className="size-8" />
        </span>
      ) : (
        <PhotoPicture photo={photo} alt="" sizes="88px" eager={eager} className="size-full" />
      )}
    </div>
  );
}

/** One column on a phone, three on a desktop. */
export function SummaryGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}

/** Summaries that are on their way, in their final size. */
export function SummaryGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <SummaryGrid>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Skeleton className="h-64 rounded-card" />
        </li>
      ))}
    </SummaryGrid>
  );
}
