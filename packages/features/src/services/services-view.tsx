import { SERVICE_KINDS, type Service } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HeartHandshake } from 'lucide-react';
import { CampusScope } from '../shared/campus-scope/index.js';
import { arePricesCrossed } from '../shared/listing-filters/filters.js';
import { catalogue as filterCatalogue } from '../shared/listing-filters/listing-filters.catalogue.js';
import { SearchWithFilters } from '../shared/listing-filters/search-with-filters.js';
import { Link, useMessages } from '../kernel/index.js';
import {
  ListCount,
  ListingSummary,
  ShowMore,
  SummaryGrid,
  SummaryGridSkeleton,
  useWhen,
} from '../shared/index.js';
import { catalogue } from './services.catalogue.js';
import type { ServicesScreenProps } from './services-screen.js';
import type { ServicesState } from './use-services.js';

export interface ServicesViewProps extends ServicesScreenProps {
  /** What was found, or why nothing is there. */
  state: ServicesState;
  /** The text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  /** Something was typed into the search. */
  onQChange: (change: { q: string }) => void;
}

/** What students do for each other: search, kinds, filters, cards. */
export function ServicesView(props: ServicesViewProps) {
  const { state, filters, onFiltersChange } = props;
  const words = useMessages(catalogue);
  return (
    <div className="page grid grid-cols-1 content-start gap-4 py-6">
      <div>
        <Heading level={1}>{words.title}</Heading>
        <ListCount state={state} words={words.count} />
      </div>
      <SearchWithFilters
        // One of the hives of services: all of them are filtered by the same.
        hive="services"
        q={props.q}
        onQChange={props.onQChange}
        filters={filters}
        onFiltersChange={onFiltersChange}
        words={{ ...words, filter: words.filters }}
      >
        <Kinds {...props} />
        <CampusScope />
      </SearchWithFilters>
      <Services {...props} />
    </div>
  );
}

function Kinds({ kind, onKindChange }: Pick<ServicesViewProps, 'kind' | 'onKindChange'>) {
  const words = useMessages(catalogue);
  return (
    <div role="group" aria-label={words.kindsLabel} className="flex flex-wrap gap-2">
      {[null, ...SERVICE_KINDS].map((one) => (
        <Button
          key={one}
          size="sm"
          variant={kind === one ? 'secondary' : 'outline'}
          aria-pressed={kind === one}
          onClick={() => onKindChange({ kind: one })}
        >
          {one === null ? words.all : words.kinds[one]}
        </Button>
      ))}
    </div>
  );
}

function Services({ state, filters, onClear }: Pick<ServicesViewProps, 'state' | 'filters' | 'onClear'>) {
  const words = useMessages(catalogue);
  const { pricesCrossed } = useMessages(filterCatalogue);
  const icon = <HeartHandshake />;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <SummaryGridSkeleton />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={icon}
          title={words.failed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return state.filtered ? (
        <EmptyState
          kind="nothing-found"
          icon={icon}
          title={words.nothing}
          description={arePricesCrossed(filters) ? pricesCrossed : words.nothingText}
          action={<Button onClick={onClear}>{words.clear}</Button>}
        />
      ) : (
        <EmptyState
          icon={icon}
          title={words.empty}
          description={words.emptyText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'post' }}>{words.post}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <div aria-busy={state.refreshing}>
          <Heading level={2} className="sr-only">
            {words.results}
          </Heading>
          <SummaryGrid>
            {state.services.map((service, index) => (
              <li key={service.listing.id}>
                <Entry service={service} eager={index < 4} />
              </li>
            ))}
          </SummaryGrid>
          <ShowMore state={state} words={words} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Entry({ service, eager }: { service: Service; eager: boolean }) {
  const words = useMessages(catalogue);
  const { kind, listing, rating, reviewCount } = service;
  const when = words.posted(useWhen(listing.createdAt));
  return (
    <ListingSummary
      {...{ listing, rating, reviewCount, eager, when }}
      {...(kind !== null && { category: words.kinds[kind] })}
    />
  );
}
