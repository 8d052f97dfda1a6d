import type { Review } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Rating } from '@campushive/ui/rating';
import { Star } from 'lucide-react';
import { longDate, useDateFormat, useMessages } from '../../kernel/index.js';
import type { ListState } from './list-state.js';
import { catalogue } from './profile.catalogue.js';
import { ProfileList } from './profile-list.js';
import { FactLine } from '../../shared/fact-line.js';

/** Reviews of a student, newest first. */
export function ReviewList({ state }: { state: ListState<Review> }) {
  const t = useMessages(catalogue);
  const empty = <EmptyState icon={<Star />} title={t.noReviews} description={t.noReviewsHint} />;
  return (
    <ProfileList state={state} empty={empty}>
      {(reviews) => (
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewRow review={review} />
            </li>
          ))}
        </ul>
      )}
    </ProfileList>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const name = review.author.name ?? t.deletedUser;
  return (
    <Card asChild>
      <article className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <Avatar
            aria-hidden="true"
            name={review.author.name ?? '?'}
            src={review.author.profileImage ?? undefined}
          />
          <div className="min-w-0 grow basis-40">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {name}
            </p>
            <FactLine
              className="text-sm text-fg-muted"
              facts={[<bdi>{review.listingTitle}</bdi>, longDate(review.createdAt, dateFormat)]}
            />
          </div>
          <Rating value={review.stars} size="sm" label={t.starsOf(review.stars)} />
        </div>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {review.text}
        </p>
      </article>
    </Card>
  );
}
