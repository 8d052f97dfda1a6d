import type { OrderReviews } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Star } from 'lucide-react';
import { longDate, useLanguageTag, useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../failed-alert.js';
import { ReviewCard } from './review-card.js';
import { catalogue } from './reviews.catalogue.js';
import type { OrderReviewsState } from './use-order-reviews.js';

export interface OrderReviewsViewProps {
  /** What each side wrote, and whether the other may read it yet. */
  state: OrderReviewsState;
  /** The other side's name; null when the account is gone. */
  name: string | null;
  /** Write a review was pressed. */
  onWrite: () => void;
  /** The user is about to write: fetch what it takes. */
  onAboutToWrite?: () => void;
}

/** The end of a sale: the invitation to review, and what both have written. */
export function OrderReviewsView({ state, ...props }: OrderReviewsViewProps) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-32 animate-late-in" />;
    case 'failed':
      return (
        <FailedAlert retry={words.retry} onRetry={state.retry}>
          {words.loadFailed}
        </FailedAlert>
      );
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
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const other = name ?? words.otherStudent;
  const { mayReview, mine, theirs, theirsWaits, shownAt } = reviews;
  if (!mayReview && mine === null && theirs === null) return null;
  return (
    <section className="grid gap-3">
      <Heading level={2} size="subsection">
        {words.title}
      </Heading>
      {mayReview ? (
        <Card className="grid justify-items-start gap-3">
          <p className="font-bold">{words.howWasIt(other)}</p>
          <p className="text-sm text-fg-muted">{theirsWaits ? words.theirsWaits(other) : words.invite}</p>
          <Button
            leading={<Star aria-hidden="true" />}
            onClick={onWrite}
            onPointerEnter={onAboutToWrite}
            onFocus={onAboutToWrite}
          >
            {words.write}
          </Button>
        </Card>
      ) : null}
      {mine === null ? null : (
        <Card className="grid gap-3">
          <ReviewCard review={mine} heading={words.yours} />
          {theirs === null && shownAt !== null ? (
            <p className="text-sm text-fg-muted">
              {words.waitingForTheirs(other)} {words.hiddenUntil(longDate(shownAt, locale))}
            </p>
          ) : null}
        </Card>
      )}
      {theirs === null ? null : (
        <Card>
          <ReviewCard review={theirs} heading={words.theirs(other)} />
        </Card>
      )}
    </section>
  );
}
