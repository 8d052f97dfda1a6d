import type { Dashboard, Listing, StallSummary } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { House } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { CampusScope } from '../../catalogue/parts/campus-scope/index.js';
import { openCountQuery } from '../../catalogue/parts/open-listings/open-listings.queries.js';
import { PagePart, TextLink, useClient, useMessages } from '../../kernel/index.js';
import {
  CompactListing,
  ListingGrid,
  ListingGridSkeleton,
} from '../../catalogue/parts/listing-card/index.js';
import { ActivityChart, NoActivityYet } from './activity-chart.js';
import { FollowedCourses, NewListings, Tonight } from './around.js';
import { catalogue } from './dashboard.catalogue.js';
import { Deadlines, RecentActivity } from './dashboard-lists.js';
import { Figures, MoneyLine } from './money.js';
import { OpenStalls } from './open-stalls.js';
import { NextSteps } from './next-steps.js';
import type { DashboardState, FirstDay } from './use-dashboard.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Student's name, progress on the first day, and data of the dashboard. */
export interface DashboardViewProps {
  /** Student's name; null shows a fallback. */
  name: string | null;
  /**
   * Progress of a student who joined within the last day; null for everyone else. Changes the greeting and the layout.
   * Default `null`.
   */
  firstDay?: FirstDay | null;
  /** Figures, deadlines and listings, or the loading or error state. */
  state: DashboardState;
}

/** Number of listings on the first day. */
const LISTINGS = 6;

/** Lazy: needed on a student's first day only. */
const FirstDayView = lazy(async () => ({ default: (await import('./first-day.js')).FirstDayView }));

/**
 * Dashboard: next steps, open listings of the campus, deadlines, earnings and recent activity. On the first day, when
 * most of that is empty, it leads to a first search, a first post and a profile photo.
 */
export function DashboardView({ name, firstDay = null, state }: DashboardViewProps) {
  const t = useMessages(catalogue);
  const greeting = firstDay === null ? t.welcomeBack : t.welcome;
  const heading = <Heading level={1}>{greeting(name ?? t.fallbackName)}</Heading>;
  return (
    <div className="page grid grid-cols-1 content-start gap-6 py-4 sm:py-6">
      {firstDay === null ? (
        <>
          {heading}
          <Body state={state}>
            {(dashboard, stalls) => <Columns dashboard={dashboard} stalls={stalls} />}
          </Body>
        </>
      ) : (
        <PagePart fallback={heading}>
          <FirstDayView
            firstDay={firstDay}
            heading={heading}
            now={state.status === 'ready' ? <Now dashboard={state.dashboard} /> : null}
            quiet={state.status === 'ready' && state.dashboard.next.length > 0}
            aside={state.status === 'ready' ? <FirstEvents dashboard={state.dashboard} /> : null}
          >
            <Body state={state}>{(dashboard) => <Recommended listings={newestOf(dashboard)} />}</Body>
          </FirstDayView>
        </PagePart>
      )}
    </div>
  );
}

interface BodyProps {
  state: DashboardState;
  children: (dashboard: Dashboard, stalls: readonly StallSummary[]) => ReactNode;
}

function Body({ state, children }: BodyProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-6">
          <Skeleton className="h-28 rounded-card" />
          <ListingGridSkeleton most={3} count={6} />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={<House />} title={t.failed} onRetry={state.retry} />;
    case 'ready':
      return children(state.dashboard, state.stalls ?? []);
    default:
      return state satisfies never;
  }
}

function Columns({ dashboard, stalls }: { dashboard: Dashboard; stalls: readonly StallSummary[] }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Now dashboard={dashboard} />
        <OpenStalls stalls={stalls} />
        <Tonight events={dashboard.tonight} />
        <NewListings fresh={dashboard.fresh} />
        <FollowedCourses courses={dashboard.courses} />
        <Recommended listings={dashboard.recommended} hasMore={dashboard.fresh.listings.length > 0} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {dashboard.totalEarnings === 0 ? (
          <NoActivityYet first={dashboard.next.length === 0}>
            <Figures dashboard={dashboard} />
          </NoActivityYet>
        ) : (
          <ActivityChart activity={dashboard.activity}>
            <Figures dashboard={dashboard} />
          </ActivityChart>
        )}
        <Deadlines deadlines={dashboard.deadlines} />
        <RecentActivity recent={dashboard.recent} />
      </div>
    </div>
  );
}

/** Next steps and amounts. */
function Now({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <NextSteps steps={dashboard.next} />
      <MoneyLine dashboard={dashboard} />
    </>
  );
}

/** Deadlines and activity on the first day, if any. */
function FirstEvents({ dashboard: { deadlines, recent } }: { dashboard: Dashboard }) {
  return (
    <>
      {deadlines.length === 0 ? null : <Deadlines deadlines={deadlines} />}
      {recent.length === 0 ? null : <RecentActivity recent={recent} />}
    </>
  );
}

/** Listings of the first day: new and recommended ones as one list. */
const newestOf = ({ fresh, recommended }: Dashboard) =>
  [...fresh.listings, ...recommended].slice(0, LISTINGS);

interface RecommendedProps {
  listings: readonly Listing[];
  /** The page shows other listings above. Default `false`. */
  hasMore?: boolean;
}

function Recommended({ listings, hasMore = false }: RecommendedProps) {
  const t = useMessages(catalogue);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>{t.recommended}</Heading>
        <CampusScope count={openCountQuery(useClient(), {})} />
        <TextLink standalone to={{ to: 'search' }}>
          {t.browseAll}
        </TextLink>
      </div>
      {listings.length === 0 ? (
        <p className="text-fg-muted">{hasMore ? t.nothingElse : t.noRecommended}</p>
      ) : (
        <ListingGrid most={3}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <CompactListing listing={listing} leadsTo="job" />
            </li>
          ))}
        </ListingGrid>
      )}
    </section>
  );
}
