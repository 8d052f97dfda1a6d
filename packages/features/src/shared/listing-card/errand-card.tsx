import { Heading } from '@campushive/ui/heading';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { useMessages } from '../../kernel/index.js';
import { sharedCatalogue } from '../shared.catalogue.js';
import { CampusName } from './campus-name.js';
import { PaperCard, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { useWhen } from './use-when.js';

/** An errand: from where to where, what, and what it pays. */
export function ErrandCard(props: ListingCardProps) {
  const { listing } = props;
  const when = useWhen(listing.createdAt, true);
  const { from = null, to = null } = listing.logisticsDetails ?? {};
  return (
    <PaperCard
      {...props}
      foot={
        <>
          <span className="flex flex-wrap gap-x-1.5 text-fg-muted">
            <CampusName listing={listing} />
            <time suppressHydrationWarning dateTime={listing.createdAt}>
              {when}
            </time>
          </span>
          <CardPrice listing={listing} />
        </>
      }
    >
      <div className="grid gap-2">
        {from === null || to === null ? null : <Way from={from} to={to} />}
        <Heading
          level={3}
          size={from === null || to === null ? 'item' : 'label'}
          weight="semibold"
          className="line-clamp-2"
        >
          {listing.title}
        </Heading>
        {from === null || to === null ? (
          <p className="line-clamp-2 text-sm text-fg-muted">{listing.description}</p>
        ) : null}
      </div>
    </PaperCard>
  );
}

/** Two places, one under the other, with the way between them. */
function Way({ from, to }: { from: string; to: string }) {
  const words = useMessages(sharedCatalogue);
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 text-base font-semibold text-hive-logistics-text">
      <span aria-hidden="true" className="size-3 justify-self-center rounded-full border-3" />
      <span className="truncate text-fg">
        <VisuallyHidden>{words.wayFrom} </VisuallyHidden>
        {from}
      </span>
      <span aria-hidden="true" className="h-3 justify-self-center border-s-2 border-dotted" />
      <span />
      <span aria-hidden="true" className="hexagon size-3.5 justify-self-center bg-current" />
      <span className="truncate text-fg">
        <VisuallyHidden>{words.wayTo} </VisuallyHidden>
        {to}
      </span>
    </p>
  );
}
