import { ownHive, type Listing } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Price } from '@campushive/ui/price';
import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';
import { Link, useMessages, useUser } from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/shared.catalogue.js';
import { CompactMedia } from './listing-card/compact-media.js';
import { useListedPrice } from './prices/use-listed-price.js';
import { usePriceUnit } from './prices/use-price-unit.js';

/** Listing of a row, with the details and actions that its list adds. */
export interface ListingRowProps {
  listing: Listing;
  /** Badges beside the price. */
  badges: ReactNode;
  /** Details below the title, one or two lines. */
  children?: ReactNode;
  /** Menu in the corner. */
  corner?: ReactNode;
  /** Buttons and links below the text. */
  actions?: ReactNode;
}

/** Row of a listing in one of the user's own lists: photo, date, route or poster's face, title, status and actions. */
export function ListingRow({ listing, badges, children, corner, actions }: ListingRowProps) {
  const t = useMessages(sharedCatalogue);
  const priceText = useListedPrice();
  const unitOf = usePriceUnit();
  const { hiveTypeId: hive, id } = listing;
  const own = useUser()?.id === listing.postedById;
  return (
    <Card data-slot="listing-row" className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <span aria-hidden="true" className="size-18 shrink-0 overflow-hidden rounded-control bg-fill">
          <CompactMedia listing={listing} own={own} />
        </span>
        <div className="grid min-w-0 grow basis-28 content-start gap-1">
          <Heading level={2} size="item" className="leading-snug">
            {/* Touch target: taller than the text, and overlapping its surroundings. */}
            <Link
              to={{ to: 'listing', hive, id }}
              className="block hover:underline coarse:-my-2.5 coarse:py-2.5"
            >
              <span dir="auto" className="line-clamp-2 min-h-6 text-pretty wrap-anywhere">
                {listing.title}
              </span>
            </Link>
          </Heading>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {ownHive(hive)?.sale === 'none' ? null : (
              <Price
                size="sm"
                amount={priceText(listing, listing.agreedPrice)}
                {...unitOf(listing, t.perHour)}
              />
            )}
            {badges}
          </p>
          {children}
        </div>
        {corner}
      </div>
      {actions === undefined || actions === null ? null : (
        <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
      )}
    </Card>
  );
}

/** Skeleton rows in their final size. */
export function ListingRowsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <ul className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} aria-hidden="true" className="flex gap-3 rounded-card border border-line p-4">
          <Skeleton className="size-18" />
          <span className="grid flex-1 content-start gap-3 pt-1">
            <Skeleton shape="text" />
            <Skeleton shape="text" className="w-1/2" />
          </span>
        </li>
      ))}
    </ul>
  );
}
