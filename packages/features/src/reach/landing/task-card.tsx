import { type Listing, saleOfListing } from '@campushive/contract';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { type Destination, TextLink, useMessages, useNavigation } from '../../kernel/index.js';
import { CompactListing, ItemCard } from '../../catalogue/parts/listing-card/index.js';
import { catalogue } from './landing.catalogue.js';

interface TaskCardProps {
  listing: Listing;
  member: boolean;
  /** Shows a card with the photo instead of a row. Default `false`. */
  large?: boolean;
  /** Loads the photo immediately. Default `false`. */
  eager?: boolean;
}

/** Card of a listing with a link below. Members open the listing; visitors log in first and return to it. */
export function TaskCard({ listing, member, large = false, eager = false }: TaskCardProps) {
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const page: Destination = { to: 'listing', hive: listing.hiveTypeId, id: listing.id };
  const gig = saleOfListing(listing) === 'gig';
  const Card = large ? ItemCard : CompactListing;
  return (
    <>
      <Card listing={listing} eager={eager} />
      {/* Limited to the card's width, because large text breaks wider words. */}
      <TextLink
        standalone
        className={`max-w-full self-start py-1 text-sm ${large ? '' : 'ms-21 narrowest:ms-0'}`}
        to={member ? page : { to: 'login', from: navigation.href(page) }}
      >
        {member ? t.details : gig ? t.loginToApply : t.loginToView}
        <VisuallyHidden>{t.about(listing.title)}</VisuallyHidden>
      </TextLink>
    </>
  );
}
