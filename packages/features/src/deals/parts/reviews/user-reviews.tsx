import type { Review } from '@campushive/contract';
import { EmptyState } from '@campushive/ui/empty-state';
import { Rating } from '@campushive/ui/rating';
import { Skeleton } from '@campushive/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useClient, useLocale, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { ShowMoreButton } from '../../../shared/show-more.js';
import { ReviewCard } from './review-card.js';
import { catalogue } from './reviews.catalogue.js';
import { userReviewsQuery } from './reviews.queries.js';

/** State of the reviews about a student: loading, failed, empty or ready. `count` is the number on all pages. */
export type UserReviewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly reviews: readonly Review[];
      readonly count: number;
      /** Null when all reviews are loaded. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Loads the reviews about a student. */
export function useUserReviews(userId: string): UserReviewsState {
  const query = useInfiniteQuery(userReviewsQuery(useClient(), userId));
  if (query.data === undefined) {
    return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
  }
  const reviews = query.data.pages.flatMap((page) => page.data);
  if (reviews.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    reviews,
    count: query.data.pages[0]?.count ?? reviews.length,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}

/** Student whose reviews are loaded and shown. */
export interface UserReviewsProps {
  /** Id of the reviewed student. */
  userId: string;
  /** Mean rating from the profile; null before the first review. */
  rating: number | null;
}

/** Reviews on a profile. */
export function UserReviews({ userId, rating }: UserReviewsProps) {
  return <UserReviewsView state={useUserReviews(userId)} rating={rating} />;
}

/** Reviews of a student with their mean rating, without the call that loads them. */
export function UserReviewsView({ state, rating }: { state: UserReviewsState; rating: number | null }) {
  const t = useMessages(catalogue);
  const locale = useLocale();
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'empty':
      return <EmptyState icon={<Star />} headingLevel={3} title={t.none} description={t.noneText} />;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-4">
          {rating === null ? null : (
            <Rating
              value={rating}
              size="lg"
              label={t.mean(rating, state.count)}
              text={t.meanShort(rating.toLocaleString(locale, { minimumFractionDigits: 1 }), state.count)}
            />
          )}
          <ul className="grid grid-cols-1 divide-y divide-line">
            {state.reviews.map((review) => (
              <li key={review.id} className="py-4 first:pt-0">
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <ShowMoreButton state={state} t={t} />
        </div>
      );
    default:
      return state satisfies never;
  }
}
