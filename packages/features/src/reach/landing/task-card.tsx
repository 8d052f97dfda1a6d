import { type Listing, saleOfListing } from '@campushive/contract';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { type Destination, TextLink, useMessages, useNavigation } from '../../kernel/index.js';
import { ListingCard } from '../../catalogue/parts/listing-card/index.js';
import { catalogue } from './landing.catalogue.js';

interface TaskCardProps {
  listing: Listing;
  member: boolean;
}

/** Card of a listing with a link below. Members open the listing; visitors log in first and return to it. */
export function TaskCard({ listing, member }: TaskCardProps) {
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const page: Destination = { to: 'listing', hive: listing.hiveTypeId, id: listing.id };
  const gig = saleOfListing(listing) === 'gig';
  return (
    <>
      <ListingCard listing={listing} showHive />
      {/* Limited to the card's width, because large text breaks wider words. */}
      <TextLink
        standalone
        className="max-w-full self-start py-1 text-sm"
        to={member ? page : { to: 'login', from: navigation.href(page) }}
      >
        {member ? t.details : gig ? t.loginToApply : t.loginToView}
        <VisuallyHidden>{t.about(listing.title)}</VisuallyHidden>
      </TextLink>
    </>
  );
}
