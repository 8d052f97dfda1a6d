import type { Listing, PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { IconButton } from '@campushive/ui/icon-button';
import { BadgeCheck, ChevronRight, MessageCircle, Star } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { useWhen } from '../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { SellerProblem } from './use-listing-detail.js';

interface SellerCardProps {
  listing: Listing;
  seller: PublicUser | null;
  /** Why nothing is known of them. */
  problem: SellerProblem | null;
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
      <div className="relative flex items-center gap-3">
        <Avatar
          name={name}
          size="lg"
          aria-hidden="true"
          verified={postedBy.isVerified}
          src={postedBy.profileImage ?? undefined}
        />
        <div className="min-w-0 flex-1">
          <p className="font-bold wrap-anywhere">
            {postedBy.name === null ? (
              name
            ) : (
              // What others say of them is one press away, wherever the row is pressed.
              <Link
                to={{ to: 'user', id: postedBy.id }}
                className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            )}
          </p>
          <Posted words={words.posted(when, postedBy.university)} />
        </div>
        {postedBy.name === null ? null : (
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
        )}
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
      {problem === null ? null : <p className="pt-3 text-sm text-danger">{words.sellerProblems[problem]}</p>}
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

const DOT = ' • ';

/** The dot between both parts is cut off where the second one begins a line of its own. */
function Posted({ words }: { words: string }) {
  const [when, ...where] = words.split(DOT);
  return (
    <p className="overflow-hidden text-sm text-fg-muted">
      <span className="-ms-4 flex flex-wrap">
        <span className="ps-4">{when}</span>
        {where.length === 0 ? null : (
          <span className="relative ps-4">
            <span className="absolute start-0 whitespace-pre">{DOT}</span>
            {where.join(DOT)}
          </span>
        )}
      </span>
    </p>
  );
}

interface AskButtonProps {
  listing: Listing;
  onMessage: () => void;
  opening: boolean;
}

/** A buyer asks a question first: on a phone that is done from the bar of the main action. */
export function AskButton({ listing, onMessage, opening }: AskButtonProps) {
  const words = useMessages(catalogue);
  return (
    <IconButton
      variant="outline"
      size="lg"
      label={words.askPoster(listing.postedBy.name ?? words.anonymous)}
      disabled={opening}
      onClick={onMessage}
    >
      <MessageCircle aria-hidden="true" />
    </IconButton>
  );
}
