import type { Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { HiveIcon } from '@campushive/ui/hexagon';
import { useState, type ReactNode } from 'react';
import { Link, useMessages, type Destination } from '../../../kernel/index.js';
import { FavoriteButton } from '../favorites/favorite-button.js';
import { PhotoTransition } from '../../../shared/photo-transition.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { toneOf } from './hive-grounds.js';

/** Listing of a card, and how a list shows it. */
export interface ListingCardProps {
  listing: Listing;
  /** Loads the photo immediately, for cards in the first row. Default `false`. */
  eager?: boolean;
  /** Mark for the viewer's own listing. With it, the card links to the edit form instead of the listing's page. */
  ownMark?: string | undefined;
  /** Page that the card links to: the listing in its hive, a job recommendation, or a service. Default `listing`. */
  leadsTo?: 'listing' | 'job' | 'service';
  /** Category to show on the card, with the hive's colour. Default: none. */
  category?: string | undefined;
  /** Leaves out the hive's name of a row, for a list that says it already. Default `false`. */
  hideHive?: boolean;
  /** True in a preview without a price yet, which is not the same as free. Default `false`. */
  unpriced?: boolean | undefined;
  /** Short detail of a row beside the price, such as the poster's rating. Default: none. */
  besidePrice?: ReactNode;
  /** Details of this list below the card's text, such as the time of saving or the poster's rating. */
  note?: ReactNode;
}

/** Returns the destination of a card: the listing, or its edit form for the viewer's own. */
export function destinationOf({ listing, ownMark, leadsTo = 'listing' }: ListingCardProps): Destination {
  const { id, hiveTypeId: hive } = listing;
  if (ownMark) return { to: 'edit', hive, id };
  return leadsTo === 'listing' ? { to: 'listing', hive, id } : { to: leadsTo, id };
}

/**
 * Checks whether a listing is reserved or over. Most lists show open listings only; saved listings can have any status.
 */
const isTaken = ({ status }: Listing) => status !== 'active';

/** Badges for the category, the viewer's own listing and its status. Renders nothing when none applies. */
export function CardMarks({ listing, category, ownMark }: ListingCardProps) {
  const hive = listing.hiveTypeId;
  return (
    <>
      {category === undefined ? null : (
        <Badge tone={toneOf(hive)} leading={<HiveIcon hive={hive} />} size="sm">
          {category}
        </Badge>
      )}
      {ownMark ? <Badge size="sm">{ownMark}</Badge> : null}
      <StatusMarks listing={listing} />
    </>
  );
}

/** Badge of a reserved, sold or closed listing. */
export function StatusMarks({ listing }: Pick<ListingCardProps, 'listing'>) {
  const t = useMessages(sharedCatalogue);
  if (!isTaken(listing)) return null;
  return listing.status === 'reserved' ? (
    <Badge tone="warning" size="sm">
      {t.reserved}
    </Badge>
  ) : (
    <Badge size="sm">{listing.status === 'sold' ? t.sold : t.closed}</Badge>
  );
}

interface PaperCardProps extends ListingCardProps {
  /** Main facts, by which readers compare listings. */
  children: ReactNode;
  /** Last line, aligned to the bottom when the cards of a row have equal height. */
  foot: ReactNode;
}

/**
 * Text card for listings that are not chosen by a photo. A container query sets its layout, so it fits every grid:
 * narrow cards have a 14 px title, which leaves room for long words such as "Macroeconomics".
 */
export function PaperCard({ children, foot, ...props }: PaperCardProps) {
  const { listing, category, ownMark, note } = props;
  // Set on the pressed card only: a listing can appear twice on a page, and a view transition name must be unique.
  const [opened, setOpened] = useState(false);
  const marked = category !== undefined || isTaken(listing);
  const isOwn = ownMark !== undefined && ownMark !== '';
  return (
    <article
      data-slot="listing-card"
      data-hive={listing.hiveTypeId}
      className="@container relative h-full min-w-0"
    >
      <Link
        to={destinationOf(props)}
        onClick={() => setOpened(true)}
        className="flex h-full flex-col gap-3 rounded-card wrap-anywhere border border-line bg-surface p-3.5 transition hover:border-line-strong"
      >
        {marked ? (
          <span className="flex flex-wrap gap-1 pe-8 narrowest:[&_svg]:hidden">
            <CardMarks {...props} />
          </span>
        ) : isOwn ? (
          // At the place of the heart, so that the facts of a row's cards stand at one height.
          <span className="absolute end-3 top-3 flex">
            <CardMarks {...props} />
          </span>
        ) : null}
        {/* Leaves room for the heart button, or the mark, at the end of the first line. */}
        <PhotoTransition listingId={opened ? listing.id : undefined}>
          <div className={`min-w-0 ${marked ? '' : isOwn ? 'pe-14' : 'pe-7'}`}>{children}</div>
        </PhotoTransition>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs">
          {foot}
        </div>
        {note}
      </Link>
      <span className="absolute end-1 top-1">
        <FavoriteButton listing={listing} />
      </span>
    </article>
  );
}
