import type { Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import type { ReactNode } from 'react';
import { Link, useHives, useMessages, type Destination } from '../../kernel/index.js';
import { FavoriteButton } from '../favorite-button.js';
import { sharedCatalogue } from '../shared.catalogue.js';

export interface ListingCardProps {
  /** What is offered. */
  listing: Listing;
  /** Names the hive: where hives are mixed. Default `false`. */
  showHive?: boolean;
  /** In the first row: its photo is loaded at once. Default `false`. */
  eager?: boolean;
  /** Says that it is the reader's own: then it leads to its form, over its page. */
  ownMark?: string | undefined;
  /** The address of the listing: in its hive, or as a recommendation. Default `listing`. */
  leadsTo?: 'listing' | 'job';
}

/** Where a card leads: to the listing, or to the form of one's own. */
export function destinationOf({ listing, ownMark, leadsTo = 'listing' }: ListingCardProps): Destination {
  const { id, hiveTypeId: hive } = listing;
  if (ownMark) return { to: 'edit', hive, id };
  return leadsTo === 'job' ? { to: 'job', id } : { to: 'listing', hive, id };
}

/** The hive, whose it is, and whether it is still free; nothing where none of it needs to be said. */
export function CardMarks({ listing, showHive = false, ownMark }: ListingCardProps) {
  const words = useMessages(sharedCatalogue);
  const hiveNamed = useHives();
  const hive = listing.hiveTypeId;
  return (
    <>
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
    </>
  );
}

interface PaperCardProps extends ListingCardProps {
  /** What is compared first. */
  children: ReactNode;
  /** The last line: it stays at the bottom where cards of a row are stretched to one height. */
  foot: ReactNode;
}

/** A card of words, for what is not chosen by a photo. It lays itself out by its own width, so that it fits every grid. */
export function PaperCard({ children, foot, ...props }: PaperCardProps) {
  const { listing, showHive, ownMark } = props;
  const marked = showHive || ownMark !== undefined || listing.status === 'reserved';
  return (
    <article
      data-slot="listing-card"
      data-hive={listing.hiveTypeId}
      className="@container relative h-full min-w-0"
    >
      <Link
        to={destinationOf(props)}
        className="flex h-full flex-col gap-3 rounded-card wrap-anywhere border border-line bg-surface p-3.5 transition hover:border-line-strong"
      >
        {marked ? (
          <span className="flex flex-wrap gap-1 pe-8 narrowest:[&_svg]:hidden">
            <CardMarks {...props} />
          </span>
        ) : null}
        {/* The heart stands over the end of the first line. */}
        <div className={marked ? 'min-w-0' : 'min-w-0 pe-7'}>{children}</div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs">
          {foot}
        </div>
      </Link>
      <span className="absolute end-1 top-1">
        <FavoriteButton listing={listing} />
      </span>
    </article>
  );
}
