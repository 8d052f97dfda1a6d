import { Heading } from '@campushive/ui/heading';
import { CampusName } from './campus-name.js';
import { PaperCard, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { useWhen } from '../../../shared/use-when.js';
import { ErrandRoute } from './errand-route.js';

/** Card of an errand: route, item and pay. */
export function ErrandCard(props: ListingCardProps) {
  const { listing } = props;
  const since = listing.renewedAt ?? listing.createdAt;
  const when = useWhen(since, true);
  const { from = null, to = null } = listing.logisticsDetails ?? {};
  return (
    <PaperCard
      {...props}
      foot={
        <>
          <span className="flex flex-wrap gap-x-1.5 text-fg-muted">
            <CampusName listing={listing} />
            <time suppressHydrationWarning dateTime={since}>
              {when}
            </time>
          </span>
          <CardPrice listing={listing} unpriced={props.unpriced} />
        </>
      }
    >
      <div className="grid gap-2">
        {from === null || to === null ? null : <ErrandRoute from={from} to={to} />}
        <Heading
          level={3}
          size="label"
          weight="semibold"
          className={from === null || to === null ? 'line-clamp-2 @3xs:text-base' : 'line-clamp-2'}
        >
          {listing.title}
        </Heading>
        {from === null || to === null ? (
          <p dir="auto" className="line-clamp-2 text-sm text-fg-muted">
            {listing.description}
          </p>
        ) : null}
      </div>
    </PaperCard>
  );
}
