import type { Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { HiveIcon } from '@campushive/ui/hexagon';
import type { ReactNode } from 'react';
import { Link, useHives, useMessages, type Destination } from '../../../kernel/index.js';
import { FavoriteButton } from '../favorites/favorite-button.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { groundOf, toneOf } from './hive-grounds.js';

export interface ListingCardProps {
  listing: Listing;
  /** Shows the hive's name, for lists that mix hives. Default `false`. */
  showHive?: boolean;
  /** Loads the photo immediately, for cards in the first row. Default `false`. */
  eager?: boolean;
  /** Mark for the viewer's own listing. With it, the card links to the edit form instead of the listing's page. */
  ownMark?: string | undefined;
  /** Page that the card links to: the listing in its hive, a job recommendation, or a service. Default `listing`. */
  leadsTo?: 'listing' | 'job' | 'service';
  /** Category to show instead of the hive. Default: the hive, when `showHive` is set. */
  category?: string | undefined;
  /** True in a preview without a price yet, which is not the same as free. Default `false`. */
  unpriced?: boolean | undefined;
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

/** Badges for the hive, the viewer's own listing and its status. Renders nothing when none applies. */
export function CardMarks({ listing, showHive = false, category, ownMark }: ListingCardProps) {
  const t = useMessages(sharedCatalogue);
  const hiveNamed = useHives();
  const hive = listing.hiveTypeId;
  return (
    <>
      {showHive || category !== undefined ? (
        <Badge tone={toneOf(hive)} leading={<HiveIcon hive={hive} />} size="sm">
          {category ?? hiveNamed(hive).title}
        </Badge>
      ) : null}
      {ownMark ? <Badge size="sm">{ownMark}</Badge> : null}
      {listing.status === 'reserved' ? (
        <Badge tone="warning" size="sm">
          {t.reserved}
        </Badge>
      ) : isTaken(listing) ? (
        <Badge size="sm">{listing.status === 'sold' ? t.sold : t.closed}</Badge>
      ) : null}
    </>
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
 * narrow cards have a 14 px title, which leaves room for long words such as "Macroeconomics". In rows that mix hives,
 * its text is shown on a tile in the shape of a photo, so that the cards align.
 */
export function PaperCard({ children, foot, ...props }: PaperCardProps) {
  const { listing, showHive = false, category, ownMark, note } = props;
  const tile = showHive && category === undefined;
  const marked = showHive || category !== undefined || ownMark !== undefined || isTaken(listing);
  const Frame = tile ? Tile : Sheet;
  return (
    <article
      data-slot="listing-card"
      data-hive={listing.hiveTypeId}
      className="@container relative h-full min-w-0"
    >
      <Frame
        {...props}
        foot={foot}
        note={note}
        marks={
          marked ? (
            <span className="flex flex-wrap gap-1 pe-8 in-data-tile:*:bg-surface narrowest:[&_svg]:hidden">
              <CardMarks {...props} />
            </span>
          ) : null
        }
      >
        {children}
      </Frame>
      <span className={tile ? 'absolute end-2 top-2' : 'absolute end-1 top-1'}>
        <FavoriteButton listing={listing} {...(tile && { variant: 'photo' })} />
      </span>
    </article>
  );
}

interface FrameProps extends PaperCardProps {
  marks: ReactNode;
}

/** Bordered variant with all content inside one edge. */
function Sheet({ children, foot, marks, note, ...props }: FrameProps) {
  return (
    <Link
      to={destinationOf(props)}
      className="flex h-full flex-col gap-3 rounded-card wrap-anywhere border border-line bg-surface p-3.5 transition hover:border-line-strong"
    >
      {marks}
      {/* Leaves room for the heart button at the end of the first line. */}
      <div className={marks === null ? 'min-w-0 pe-7' : 'min-w-0'}>{children}</div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs">
        {foot}
      </div>
      {note}
    </Link>
  );
}

/** Tile variant for rows with photo cards: the main facts replace the photo, with price and campus below. */
function Tile({ children, foot, marks, note, ...props }: FrameProps) {
  return (
    <Link to={destinationOf(props)} className="group block rounded-card wrap-anywhere">
      <div
        data-tile=""
        className={`comb-ground flex aspect-4/5 flex-col justify-between gap-3 rounded-card p-3 ${groundOf(props.listing.hiveTypeId)}`}
      >
        {marks}
        <div className="min-w-0 text-fg">{children}</div>
      </div>
      <div className="flex flex-col-reverse items-start gap-y-0.5 pt-2 text-xs">{foot}</div>
      {note === undefined ? null : <div className="pt-1">{note}</div>}
    </Link>
  );
}
