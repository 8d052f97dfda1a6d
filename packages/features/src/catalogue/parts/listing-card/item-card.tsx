import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { CONDITIONS, type Listing } from '@campushive/contract';
import { useState } from 'react';
import { Link, useMessages } from '../../../kernel/index.js';
import { FavoriteButton } from '../favorites/favorite-button.js';
import { PhotoTransition } from '../../../shared/photo-transition.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { CampusName } from './campus-name.js';
import { OwnFactLine } from './own-fact-line.js';
import { CardMarks, destinationOf, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { groundOf } from './hive-grounds.js';
import { useWhen } from '../../../shared/use-when.js';
import { FactLine } from '../../../shared/fact-line.js';

/** `sizes` of a card's photo in a listing grid. */
export const CARD_PHOTO_SIZES = '(min-width: 1280px) 220px, (min-width: 640px) 30vw, calc(50vw - 22px)';

/**
 * Card of an item: photo, price, condition and campus. In a campus's custom hive it also shows the fields marked for
 * cards.
 */
export function ItemCard(props: ListingCardProps) {
  const { listing, eager = false, note } = props;
  const t = useMessages(sharedCatalogue);
  const since = listing.renewedAt ?? listing.createdAt;
  const when = useWhen(since, true);
  const [photo] = listing.photos;
  // Set on the pressed card only: a listing can appear in several rows of a page, and a view transition name must be
  // unique.
  const [opened, setOpened] = useState(false);
  const condition = CONDITIONS.find((one) => one === listing.essentialsDetails?.condition);
  return (
    <article data-slot="listing-card" data-hive={listing.hiveTypeId} className="group relative min-w-0">
      <Link to={destinationOf(props)} onClick={() => setOpened(true)} className="block rounded-card">
        <PhotoTransition listingId={opened ? listing.id : undefined}>
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
              <CardMarks {...props} />
            </span>
            {condition === undefined ? null : (
              <span className="absolute start-2 bottom-2 flex max-w-full pe-2">
                <Badge tone="info" size="sm">
                  {t.conditions[condition]}
                </Badge>
              </span>
            )}
          </div>
        </PhotoTransition>
        <p className="pt-2 text-subtitle">
          <CardPrice listing={listing} unpriced={props.unpriced} />
        </p>
        {/* Two lines high, so that the card has the height of its skeleton. */}
        {photo === undefined ? null : (
          <Heading level={3} size="label" weight="semibold" className="line-clamp-2 min-h-10">
            {listing.title}
          </Heading>
        )}
        <OwnFactLine listing={listing} />
        {/* Long names wrap, so that the time is never cut off. */}
        <FactLine
          className="pt-0.5 text-xs text-fg-muted"
          facts={[
            listing.universityId === null ? null : <CampusName listing={listing} />,
            // A prerendered page contains the time of its rendering.
            <time suppressHydrationWarning dateTime={since}>
              {when}
            </time>,
          ]}
        />
        {note === undefined ? null : <div className="pt-1">{note}</div>}
      </Link>
      <span className="absolute end-2 top-2">
        <FavoriteButton listing={listing} variant="photo" />
      </span>
    </article>
  );
}

/** Title on a coloured ground, in place of a missing photo. */
function NoPhoto({ listing }: { listing: Listing }) {
  const hive = listing.hiveTypeId;
  const ground = groundOf(hive);
  return (
    <div className={`comb-ground flex size-full flex-col justify-center gap-2 p-4 ${ground}`}>
      <HiveIcon hive={hive} className="size-8" />
      <Heading level={3} size="subsection" className="line-clamp-4 wrap-anywhere">
        {listing.title}
      </Heading>
    </div>
  );
}
