import { SERVICE_KINDS, SERVICE_OFFERS, type Service, type ServiceOffer } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { HeartHandshake } from 'lucide-react';
import { Elsewhere } from '../parts/campus-scope/index.js';
import { arePricesCrossed } from '../parts/listing-filters/filters.js';
import { catalogue as filterCatalogue } from '../parts/listing-filters/listing-filters.catalogue.js';
import { SearchWithFilters } from '../parts/listing-filters/search-with-filters.js';
import { Link, useClient, useMessages, useUser } from '../../kernel/index.js';
import { Chip, ChipGroup } from '../../shared/chip.js';
import { CardNote, CompactListing, ListingGrid, ListingGridSkeleton } from '../parts/listing-card/index.js';
import { ListCount, ShowMore } from '../../shared/index.js';
import { catalogue } from './services.catalogue.js';
import { servicesCountQuery } from './services.queries.js';
import type { ServicesScreenProps } from './services-screen.js';
import type { ServicesState } from './use-services.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Choice, search text and results of the services page. */
export interface ServicesViewProps extends ServicesScreenProps {
  /** Services found, or the reason that the list is empty. */
  state: ServicesState;
  /** Text in the search box, ahead of `filters.q` while the user types. */
  q: string;
  onQChange: (change: { q: string }) => void;
}

/** Services page: students to hire and tasks to do as tabs, with search, kinds and filters. */
export function ServicesView(props: ServicesViewProps) {
  const { state, offer, onOfferChange, filters, onFiltersChange } = props;
  const t = useMessages(catalogue);
  return (
    <Tabs
      value={offer}
      onValueChange={(value) =>
        onOfferChange({ offer: SERVICE_OFFERS.find((one) => one === value) ?? offer })
      }
    >
      <div className="page grid grid-cols-1 content-start gap-3 py-3 sm:gap-4 sm:py-6">
        <SearchWithFilters
          // Any hive with services, because they share the same filters.
          hive="services"
          heading={
            <div className="min-w-0 grow">
              <Heading level={1}>{t.title}</Heading>
              <ListCount state={state} words={(count) => t.count(count, offer)} />
            </div>
          }
          q={props.q}
          onQChange={props.onQChange}
          filters={filters}
          onFiltersChange={onFiltersChange}
          count={servicesCountQuery(useClient(), { kind: props.kind, offer }, filters)}
          t={{ ...t, filter: t.filters }}
          tabs={
            <TabList label={t.offersLabel} className="shrink-0">
              {TABS.map((tab) => (
                <Tab key={tab} value={tab}>
                  {t.offers[tab]}
                </Tab>
              ))}
            </TabList>
          }
          chips={<Kinds {...props} />}
        />
        <TabPanel value={offer}>
          <Services {...props} />
        </TabPanel>
      </div>
    </Tabs>
  );
}

const TABS: readonly ServiceOffer[] = ['service', 'task'];

function Kinds({ kind, onKindChange }: Pick<ServicesViewProps, 'kind' | 'onKindChange'>) {
  const t = useMessages(catalogue);
  return (
    <ChipGroup label={t.kindsLabel}>
      {[null, ...SERVICE_KINDS].map((one) => (
        <Chip key={one} pressed={kind === one} onClick={() => onKindChange({ kind: one })}>
          {one === null ? t.all : t.kinds[one]}
        </Chip>
      ))}
    </ChipGroup>
  );
}

/** Services on other campuses. */
function MoreServices({
  kind,
  offer,
  filters,
  here,
}: Pick<ServicesViewProps, 'kind' | 'offer' | 'filters'> & { here: number }) {
  const count = servicesCountQuery(useClient(), { kind, offer }, filters);
  if (filters.university !== '' || arePricesCrossed(filters)) return null;
  return <Elsewhere here={here} count={count} />;
}

function Services(props: Pick<ServicesViewProps, 'state' | 'kind' | 'offer' | 'filters' | 'onClear'>) {
  const { state, kind, offer, filters, onClear } = props;
  const t = useMessages(catalogue);
  const { pricesCrossed } = useMessages(filterCatalogue);
  const icon = <HeartHandshake />;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <ListingGridSkeleton />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={icon} title={t.failed} onRetry={state.retry} />;
    case 'empty':
      return state.filtered ? (
        <EmptyState
          kind="nothing-found"
          icon={icon}
          title={t.nothing}
          description={arePricesCrossed(filters) ? pricesCrossed : t.nothingText}
          action={
            <span className="flex flex-wrap items-center justify-center gap-3">
              <Button onClick={onClear}>{t.clear}</Button>
              <MoreServices {...{ kind, offer, filters }} here={0} />
            </span>
          }
        />
      ) : (
        <EmptyState
          icon={icon}
          title={t.empty}
          description={t.emptyText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'post' }}>{t.post}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <div aria-busy={state.refreshing}>
          <Heading level={2} className="sr-only">
            {t.results}
          </Heading>
          <ListingGrid>
            {state.services.map((service, index) => (
              <li key={service.listing.id}>
                <Entry service={service} eager={index < 4} />
              </li>
            ))}
          </ListingGrid>
          <ShowMore state={state} t={t} />
          {state.more === null ? (
            <p className="flex justify-center pt-4">
              <MoreServices {...{ kind, offer, filters }} here={state.count} />
            </p>
          ) : null}
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Entry({ service, eager }: { service: Service; eager: boolean }) {
  const { listing, rating, reviewCount } = service;
  const t = useMessages(catalogue);
  const isOwn = listing.postedById === useUser()?.id;
  return (
    <CompactListing
      listing={listing}
      eager={eager}
      leadsTo="service"
      hideHive
      ownMark={isOwn ? t.yours : undefined}
      besidePrice={<CardNote {...{ rating, reviewCount }} />}
    />
  );
}
