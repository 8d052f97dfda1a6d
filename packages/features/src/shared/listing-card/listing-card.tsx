import { memo } from 'react';
import { EventCard } from './event-card.js';
import { ErrandCard } from './errand-card.js';
import { GigCard } from './gig-card.js';
import { ItemCard } from './item-card.js';
import { StudyCard } from './study-card.js';
import { TutorCard } from './tutor-card.js';
import type { ListingCardProps } from './card-frame.js';

export type { ListingCardProps } from './card-frame.js';
export { CARD_PHOTO_SIZES } from './item-card.js';

/**
 * A listing in a list, as its hive needs to be compared: an item by its photo, a tutor by name and price an hour, an errand by its
 * way, an event by its date, study material by its file, a gig by its pay. The whole card leads to the listing. Rendered again only
 * when it shows something else, because the user types in a search box beside it.
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
      // A hive that this version does not know is shown as things are.
      return <ItemCard {...props} />;
  }
});
