import type { OrderReviews } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Star } from 'lucide-react';
import { longDate, useDateFormat, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { ReviewCard } from './review-card.js';
import { catalogue } from './reviews.catalogue.js';
import type { OrderReviewsState } from './use-order-reviews.js';

/** Reviews of a completed order, with the action to write one. */
export interface OrderReviewsViewProps {
  /** Reviews of both sides, with whether each is visible to the other yet. */
  state: OrderReviewsState;
  /** Name of the other side; null for a deleted account. */
  name: string | null;
  /** Called when the button to write a review is pressed. */
  onWrite: () => void;
  /** Called when the user is about to write a review, to preload the dialog. */
  onAboutToWrite?: () => void;
}

/** Reviews at the end of a sale: the invitation to review, and both sides' reviews. */
export function OrderReviewsView({ state, ...props }: OrderReviewsViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-32 animate-late-in" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      return <Ready reviews={state.reviews} {...props} />;
    default:
      return state satisfies never;
  }
}

interface ReadyProps extends Omit<OrderReviewsViewProps, 'state'> {
  reviews: OrderReviews;
}

function Ready({ reviews, name, onWrite, onAboutToWrite }: ReadyProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const other = name ?? t.deletedUser;
  const { mayReview, mine: ownReview, theirs: otherReview, theirsWaits: isOtherWaiting, shownAt } = reviews;
  if (!mayReview && ownReview === null && otherReview === null) return null;
  return (
    <section className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.title}
      </Heading>
      {mayReview ? (
        <Card className="grid justify-items-start gap-3">
          <p className="font-bold">{t.howWasIt(other)}</p>
          <p className="text-sm text-fg-muted">{isOtherWaiting ? t.theirsWaits(other) : t.invite}</p>
          <Button
            leading={<Star aria-hidden="true" />}
            onClick={onWrite}
            onPointerEnter={onAboutToWrite}
            onFocus={onAboutToWrite}
          >
            {t.write}
          </Button>
        </Card>
      ) : null}
      {ownReview === null ? null : (
        <Card className="grid gap-3">
          <ReviewCard review={ownReview} heading={t.yours} />
          {otherReview === null && shownAt !== null ? (
            <p className="text-sm text-fg-muted">
              {t.waitingForTheirs(other)} {t.hiddenUntil(longDate(shownAt, dateFormat))}
            </p>
          ) : null}
        </Card>
      )}
      {otherReview === null ? null : (
        <Card>
          <ReviewCard review={otherReview} heading={t.theirs(other)} />
        </Card>
      )}
    </section>
  );
}
