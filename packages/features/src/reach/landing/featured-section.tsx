import { Heading } from '@campushive/ui/heading';
import { memo } from 'react';
import { useMessages } from '../../kernel/index.js';
import { ListingGrid, ListingGridSkeleton } from '../../catalogue/parts/listing-card/index.js';
import { catalogue } from './landing.catalogue.js';
import { TaskCard } from './task-card.js';
import type { LandingState } from './use-home.js';
import { RetryButton } from '../../shared/retry-button.js';

interface FeaturedSectionProps {
  state: LandingState;
  member: boolean;
}

/** Latest paid tasks. */
export const FeaturedSection = memo(function FeaturedSection({ state, member }: FeaturedSectionProps) {
  const t = useMessages(catalogue);
  return (
    <section className="grid gap-5">
      <div>
        <Heading level={2}>{t.featuredTitle}</Heading>
        <p className="text-fg-muted">{t.featuredIntro}</p>
      </div>
      <Tasks state={state} member={member} />
    </section>
  );
});

/** Number of tasks that the server selects. */
const COUNT = 4;

function Tasks({ state, member }: FeaturedSectionProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <ListingGridSkeleton links count={COUNT} />
        </div>
      );
    case 'failed':
      return (
        <p className="flex flex-wrap items-center gap-3">
          {t.failed} <RetryButton onClick={state.retry} />
        </p>
      );
    case 'ready':
      return state.home.featured.length === 0 ? (
        <p className="text-fg-muted">{t.featuredEmpty}</p>
      ) : (
        <ListingGrid>
          {state.home.featured.map((listing) => (
            <li key={listing.id} className="flex flex-col">
              <TaskCard listing={listing} member={member} />
            </li>
          ))}
        </ListingGrid>
      );
    default:
      return state satisfies never;
  }
}
