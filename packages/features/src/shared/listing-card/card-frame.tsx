import type { Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { HiveIcon } from '@campushive/ui/hexagon';
import type { ReactNode } from 'react';
import { Link, useHives, useMessages, type Destination } from '../../kernel/index.js';
import { FavoriteButton } from '../favorite-button.js';
import { sharedCatalogue } from '../shared.catalogue.js';
import { groundOf, toneOf } from './hive-grounds.js';

export interface ListingCardProps {
  /** What is offered. */
  listing: Listing;
  /** Names the hive: where hives are mixed. Default `false`. */
  showHive?: boolean;
  /** In the first row: its photo is loaded at once. Default `false`. */
  eager?: boolean;
  /** Says that it is the reader's own: then it leads to its form, over its page. */
  ownMark?: string | undefined;
  /** The address of the listing: in its hive, as a recommendation, or as a service. Default `listing`. */
  leadsTo?: 'listing' | 'job' | 'service';
  /** Names what kind of thing it is, in place of its hive. Default: its hive, where `showHive` asks for it. */
  category?: string | undefined;
  /** No price was named yet, which is not the same as free: in a preview. Default `false`. */
  unpriced?: boolean | undefined;
  /** What this list knows of it, below the rest: when it was saved, what others say of its poster. */
  note?: ReactNode;
}

/** Where a card leads: to the listing, or to the form of one's own. */
export function destinationOf({ listing, ownMark, leadsTo = 'listing' }: ListingCardProps): Destination {
  const { id, hiveTypeId: hive } = listing;
  if (ownMark) return { to: 'edit', hive, id };
  return leadsTo === 'listing' ? { to: 'listing', hive, id } : { to: leadsTo, id };
}

/** Whether a listing is for anyone else already, or over. Lists show what is open; what was saved may be neither. */
const isTaken = ({ status }: Listing) => status !== 'active';

/** The hive, whose it is, and whether it is still free; nothing where none of it needs to be said. */
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
  /** What is compared first. */
  children: ReactNode;
  /** The last line: it stays at the bottom where cards of a row are stretched to one height. */
  foot: ReactNode;
}

/**
 * A card of words, for what is not chosen by a photo. It lays itself out by its own width, so that it fits every grid: a narrow one
 * has a title of 14 px, which leaves room for long words such as "Macroeconomics". Between photos its words stand on a tile of
 * their shape, so that a row of mixed hives is even.
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

/** All of it within one edge. */
function Sheet({ children, foot, marks, note, ...props }: FrameProps) {
  return (
    <Link
      to={destinationOf(props)}
      className="flex h-full flex-col gap-3 rounded-card wrap-anywhere border border-line bg-surface p-3.5 transition hover:border-line-strong"
    >
      {marks}
      {/* The heart stands over the end of the first line. */}
      <div className={marks === null ? 'min-w-0 pe-7' : 'min-w-0'}>{children}</div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs">
        {foot}
      </div>
      {note}
    </Link>
  );
}

/** What is compared first where others have their photo; below it the price and the campus, as theirs. */
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
