import type { Listing, PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { BadgeCheck, MessageCircle, Star } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { useWhen } from '../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';

interface SellerCardProps {
  listing: Listing;
  seller: PublicUser | null;
  /** Why nothing is known of them. */
  problem: 'failed' | 'unavailable' | null;
  /** Left out on one's own listing. */
  onMessage: (() => void) | null;
  openingMessage: boolean;
}

/** Who posted it: face, name, university, tick and rating beside the price. */
export function SellerCard({ listing, seller, problem, onMessage, openingMessage }: SellerCardProps) {
  const words = useMessages(catalogue);
  const when = useWhen(listing.createdAt);
  const { postedBy } = listing;
  const name = postedBy.name ?? words.anonymous;
  return (
    <Card data-slot="seller-card">
      <div className="flex items-center gap-3">
        <Avatar
          name={name}
          size="lg"
          aria-hidden="true"
          verified={postedBy.isVerified}
          src={postedBy.profileImage ?? undefined}
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold">{name}</p>
          <p className="text-sm text-fg-muted">{words.posted(when, postedBy.university)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-3">
        {postedBy.isVerified ? (
          <Badge tone="success" leading={<BadgeCheck aria-hidden="true" />}>
            {words.verified}
          </Badge>
        ) : null}
        <Badge tone="neutral" leading={<Star aria-hidden="true" />}>
          {seller?.rating == null ? words.noRatings : words.rating(seller.rating, seller.reviewCount)}
        </Badge>
      </div>
      {problem === null ? null : (
        <p className="pt-3 text-sm text-danger">
          {problem === 'failed' ? words.sellerFailed : words.sellerUnavailable}
        </p>
      )}
      {onMessage === null ? null : (
        <div className="pt-4">
          <Button
            fullWidth
            leading={<MessageCircle aria-hidden="true" />}
            loading={openingMessage}
            loadingLabel={words.opening}
            onClick={onMessage}
          >
            {words.message}
          </Button>
        </div>
      )}
    </Card>
  );
}
