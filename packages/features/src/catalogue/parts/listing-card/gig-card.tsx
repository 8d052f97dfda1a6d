import { Badge } from '@campushive/ui/badge';
import { Heading } from '@campushive/ui/heading';
import { Hourglass } from 'lucide-react';
import { shortDay, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { CampusName } from './campus-name.js';
import { PaperCard, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { posterName } from './poster-name.js';

const SOON = 3 * 24 * 60 * 60 * 1_000;

/** Card of a gig: pay, task, poster and application deadline. */
export function GigCard(props: ListingCardProps) {
  const { listing } = props;
  const t = useMessages(sharedCatalogue);
  const name = posterName(listing, t.deletedUser);
  const deadline = listing.sidehustleDetails?.applicationDeadline ?? null;
  return (
    <PaperCard
      {...props}
      foot={
        <>
          {deadline === null ? <span /> : <Deadline date={deadline} />}
          {listing.applicationCount === undefined ? null : (
            <span className="font-semibold">{t.applied(listing.applicationCount)}</span>
          )}
        </>
      }
    >
      <div className="grid gap-1">
        <CardPrice listing={listing} unpriced={props.unpriced} />
        <Heading level={3} size="label" weight="semibold" className="line-clamp-2 @3xs:text-base">
          {listing.title}
        </Heading>
        <p className="flex flex-wrap gap-x-1.5 text-xs text-fg-muted">
          {name === null ? null : (
            <span dir="auto" className="truncate">
              {name}
            </span>
          )}
          <CampusName listing={listing} />
        </p>
      </div>
    </PaperCard>
  );
}

/** Application deadline, highlighted when it is near. */
function Deadline({ date }: { date: string }) {
  const t = useMessages(sharedCatalogue);
  const now = useClock().now();
  const near = Date.parse(date) - now.getTime() < SOON;
  return (
    <Badge tone={near ? 'warning' : 'neutral'} size="sm" leading={<Hourglass aria-hidden="true" />}>
      <time suppressHydrationWarning dateTime={date}>
        {t.applyBy(shortDay(date, now, useDateFormat()))}
      </time>
    </Badge>
  );
}
