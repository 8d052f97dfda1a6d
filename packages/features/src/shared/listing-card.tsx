import { memo, type ReactNode } from 'react';
import { type Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Price } from '@campushive/ui/price';
import { formatRelativeTime } from '@campushive/ui/relative-time';
import { Skeleton } from '@campushive/ui/skeleton';
import {
  useHives,
  useMoney,
  dateTime,
  Link,
  useClock,
  useLanguageTag,
  useMessages,
  useUser,
} from '../kernel/index.js';
import { FavoriteButton } from './favorite-button.js';
import { PhotoPicture } from './photo-picture.js';
import { sharedCatalogue } from './shared.catalogue.js';

export interface ListingCardProps {
  /** What is offered. */
  listing: Listing;
  /** Names the hive on the photo: where hives are mixed. Default `false`. */
  showHive?: boolean;
  /** In the first row: its photo is loaded at once. Default `false`. */
  eager?: boolean;
  /** Says on the photo that it is the reader's own: then it leads to its form, over its page. */
  ownMark?: string | undefined;
}

/** The width at which a card's photo is shown in a {@link ListingGrid}. */
export const CARD_PHOTO_SIZES = '(min-width: 1280px) 220px, (min-width: 640px) 30vw, calc(50vw - 22px)';

/**
 * Photo, price, title, two lines of what it is, poster: the whole card leads to the listing. Drawn again only when it shows
 * something else: beside a list somebody types.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  showHive = false,
  eager = false,
  ownMark,
}: ListingCardProps) {
  const words = useMessages(sharedCatalogue);
  const hiveNamed = useHives();
  const locale = useLanguageTag();
  const money = useMoney();
  const { hiveTypeId: hive, postedBy } = listing;
  const [photo] = listing.photos;
  const eventDate = listing.buzzDetails?.eventDate;
  const when = useWhen(listing.createdAt, true);
  // Visitors are told nobody's name.
  const who = useUser() === null ? postedBy.name : (postedBy.name ?? words.anonymous);
  return (
    <article data-slot="listing-card" className="group relative min-w-0">
      <Link to={{ to: ownMark ? 'edit' : 'listing', hive, id: listing.id }} className="block rounded-card">
        <div className="relative aspect-4/5 overflow-hidden rounded-card bg-fill">
          {photo === undefined ? (
            <NoPhoto listing={listing} />
          ) : (
            <PhotoPicture
              photo={photo}
              alt=""
              sizes={CARD_PHOTO_SIZES}
              eager={eager}
              className="size-full transition group-hover:scale-103"
            />
          )}
          <span className="absolute start-2 end-12 top-2 flex flex-wrap gap-1 narrowest:[&_svg]:hidden">
            {showHive ? (
              <Badge tone={hive} size="sm">
                {hiveNamed(hive).title}
              </Badge>
            ) : null}
            {ownMark ? <Badge size="sm">{ownMark}</Badge> : null}
            {listing.status === 'reserved' ? (
              <Badge tone="warning" size="sm">
                {words.reserved}
              </Badge>
            ) : null}
          </span>
        </div>
        <p className="pt-2 text-lg">
          <Price
            amount={listing.price === 0 ? words.free : money(listing.price)}
            {...(hive === 'academia' && listing.price > 0 ? { unit: words.perHour } : {})}
          />
        </p>
        {/* Always as high as two lines of both, so that a card is as high as the place that was kept for it. What has no photo
            says its two lines there: a row of such cards ends with them. */}
        <div className={photo && 'min-h-23'}>
          {eventDate && (
            <time
              suppressHydrationWarning
              dateTime={eventDate}
              className="block text-xs font-semibold text-hive-buzz-text"
            >
              {dateTime(eventDate, locale)}
            </time>
          )}
          <Heading level={3} size="label" weight="semibold" className="line-clamp-2">
            {listing.title}
          </Heading>
          {/* Where there is no photo, it stands in the photo's place. */}
          {photo && <p className="line-clamp-2 pt-0.5 text-xs">{listing.description}</p>}
          {/* A long name gives way; the time does not. */}
          <p className="flex pt-0.5 text-xs whitespace-pre-wrap text-fg-muted">
            {who === null ? null : (
              <>
                <span className="shrink-999 truncate">{who}</span>
                {' · '}
              </>
            )}
            {/* A page that was drawn ahead says what was right then. */}
            <time suppressHydrationWarning dateTime={listing.createdAt} className="max-w-5/6 shrink-0">
              {when}
            </time>
          </p>
        </div>
      </Link>
      <span className="absolute end-2 top-2">
        <FavoriteButton listing={listing} variant="photo" />
      </span>
    </article>
  );
});

/** `12 minutes ago`, `just now`; `recently` without a time. `short` where there is little room. */
export function useWhen(iso: string | null, short = false): string {
  const words = useMessages(sharedCatalogue);
  const clock = useClock();
  const locale = useLanguageTag();
  if (iso === null) return words.recently;
  // Phones' clocks are wrong: nothing was posted in half an hour.
  const now = clock.now();
  const date = new Date(Math.min(Date.parse(iso), +now));
  return formatRelativeTime(date, now, { locale, justNowLabel: words.justNow, short });
}

/** The colours of a hive where a photo is missing. */
export const HIVE_GROUNDS = {
  essentials: 'bg-hive-essentials-soft text-hive-essentials-text',
  academia: 'bg-hive-academia-soft text-hive-academia-text',
  logistics: 'bg-hive-logistics-soft text-hive-logistics-text',
  buzz: 'bg-hive-buzz-soft text-hive-buzz-text',
  archive: 'bg-hive-archive-soft text-hive-archive-text',
  sidehustle: 'bg-hive-sidehustle-soft text-hive-sidehustle-text',
};

/** Without a photo the words are the picture. */
function NoPhoto({ listing }: { listing: Listing }) {
  const hive = listing.hiveTypeId;
  return (
    <div className={`comb-ground flex size-full flex-col justify-end gap-2 p-4 ${HIVE_GROUNDS[hive]}`}>
      <HiveIcon hive={hive} className="size-8" />
      <p className="line-clamp-4 text-sm font-medium">{listing.description || listing.title}</p>
    </div>
  );
}

/** Two columns on a phone, five on a desktop. */
export function ListingGrid({ children, most = 5 }: ListingGridProps) {
  return <ul className={`grid grid-cols-2 gap-x-3 gap-y-6 ${COLUMNS[most]}`}>{children}</ul>;
}

const COLUMNS = {
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
  6: 'sm:grid-cols-3 xl:grid-cols-5 xl:[&>:nth-child(6)]:hidden',
};

interface ListingGridProps {
  children: ReactNode;
  /** Columns on a wide screen: four where just one or two whole rows are shown; six are two rows of three, or one of five. */
  most?: keyof typeof COLUMNS;
}

interface ListingGridSkeletonProps extends Pick<ListingGridProps, 'most'> {
  /** Default 10. */
  count?: number;
  /** Each card has a link of its own below it. Default `false`. */
  links?: boolean;
}

/** Cards that are on their way, in their final size. */
export function ListingGridSkeleton({ count = 10, links = false, ...columns }: ListingGridSkeletonProps) {
  return (
    <ListingGrid {...columns}>
      <ListingSkeletons count={count} links={links} />
    </ListingGrid>
  );
}

/** The same inside a {@link ListingGrid}: below the cards that are there already. */
export function ListingSkeletons({ count, links = false }: { count: number; links?: boolean }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`coming ${index}`} aria-hidden="true">
      <Skeleton className="aspect-4/5" />
      <Skeleton shape="text" className="mt-2 w-1/2 text-lg" />
      <Skeleton shape="text" className="text-sm" />
      <Skeleton shape="text" className="w-2/3 text-sm" />
      <Skeleton shape="text" className="mt-0.5 text-xs" />
      <Skeleton shape="text" className="w-2/3 text-xs" />
      <Skeleton shape="text" className="mt-0.5 w-1/2 text-xs" />
      {links ? <Skeleton shape="text" className="h-6 w-1/2" /> : null}
    </li>
  ));
}
