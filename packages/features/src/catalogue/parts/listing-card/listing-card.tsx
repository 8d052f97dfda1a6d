import { memo } from 'react';
import { EventCard } from './event-card.js';
import { ErrandCard } from './errand-card.js';
import { GigCard } from './gig-card.js';
import { CompactListing } from './compact-listing.js';
import { ItemCard } from './item-card.js';
import { lacksPhotos } from './listing-grid.js';
import { StudyCard } from './study-card.js';
import { TutorCard } from './tutor-card.js';
import type { ListingCardProps } from './card-frame.js';

export type { ListingCardProps } from './card-frame.js';
export { CARD_PHOTO_SIZES } from './item-card.js';

/**
 * Card of a listing, with the facts of its hive: an item by photo, a tutor by name and hourly price, an errand by
 * route, an event by date, study material by file, a gig by pay, a row of a hive without photos. The whole card links to the listing. Memoised, because
 * the user types in a search box beside the list.
 */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  switch (props.listing.hiveTypeId) {
    case 'academia':
      return <TutorCard {...props} />;
    case 'logistics':
      return <ErrandCard {...props} />;
    case 'buzz':
      return <EventCard {...props} />;
    case 'archive':
      return <StudyCard {...props} />;
    case 'sidehustle':
      return <GigCard {...props} />;
    case 'essentials':
    default:
      // Unknown hives of a newer server use the item card.
      return lacksPhotos(props.listing.hiveTypeId) ? (
        <CompactListing {...props} hideHive />
      ) : (
        <ItemCard {...props} />
      );
  }
});
