import { ArrowLeft } from 'lucide-react';
import { IconButton } from '@campushive/ui/icon-button';
import { Link, TextLink, useHives, useMessages } from '../../kernel/index.js';
import { FavoriteButton } from '../../catalogue/parts/favorites/favorite-button.js';
import { ShareButton } from '../../catalogue/parts/share/share-button.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { ReadyState } from './use-listing-detail.js';

/**
 * Back, Share and Save buttons: over the picture on a phone, where they replace the top bar, and above it on a wide
 * screen. The poster sees the owner's actions instead, without a top bar either, because the poster is unknown while
 * the listing loads.
 */
export function ListingTop({ state: { listing, reader } }: { state: ReadyState }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const hive = listing.hiveTypeId;
  const back = t.backTo(hiveNamed(hive).title);
  const shared = { title: listing.title, subject: { kind: 'listing', listing } } as const;
  const to = reader === 'visitor' ? ({ to: 'category', id: hive } as const) : ({ to: 'hive', hive } as const);
  return (
    <>
      {reader === 'poster' ? null : (
        <div
          data-bar="photo"
          className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center gap-2 px-gutter py-2 md:hidden"
        >
          <IconButton asChild variant="photo" label={back} className="me-auto">
            <Link to={to}>
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          </IconButton>
          <ShareButton {...shared} variant="photo" />
          <FavoriteButton listing={listing} variant="photo" size="md" />
        </div>
      )}
      <div
        data-bar={reader === 'poster' ? 'photo' : undefined}
        className={`min-h-11 flex-wrap items-center justify-between gap-x-1 ${reader === 'poster' ? 'flex py-2 md:py-0' : 'hidden md:flex'}`}
      >
        <TextLink standalone to={to} className="inline-flex min-w-min items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" /> {back}
        </TextLink>
        <span className="flex items-center gap-1">
          <ShareButton {...shared} />
          <FavoriteButton listing={listing} />
        </span>
      </div>
    </>
  );
}
