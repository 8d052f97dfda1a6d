import type { Dashboard } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Stat } from '@campushive/ui/stat';
import { House } from 'lucide-react';
import { TextLink, useMessages, useMoney } from '../kernel/index.js';
import { ListingCard, ListingGrid } from '../shared/index.js';
import { ActivityChart, NoActivityYet } from './activity-chart.js';
import { catalogue } from './dashboard.catalogue.js';
import { Deadlines, RecentActivity } from './dashboard-lists.js';
import type { DashboardState } from './use-dashboard.js';

/** Two in a row, four on a laptop, and fewer where an amount needs more room than that. */
const STATS = 'flex flex-wrap gap-3 *:min-w-auto *:max-w-full *:grow *:basis-2/5 lg:*:basis-1/5';

export interface DashboardViewProps {
  /** Null falls back. */
  name: string | null;
  /** The figures, deadlines and listings of the page, or why they are not there. */
  state: DashboardState;
}

/**
 * The student's figures, activity, deadlines, recommendations and news. Who has none of it yet sees what is on offer before
 * what there is nothing of.
 */
export function DashboardView({ name, state }: DashboardViewProps) {
  const words = useMessages(catalogue);
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 content-start gap-6 px-gutter py-6 lg:px-8">
      <Heading level={1}>{words.welcomeBack(name ?? words.fallbackName)}</Heading>
      <Body state={state} />
    </div>
  );
}

function Body({ state }: { state: DashboardState }) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in gap-6">
          <div className={STATS}>
            {[0, 1, 2, 3].map((n) => (
              <Skeleton key={n} className="h-28 rounded-card" />
            ))}
          </div>
          <Skeleton className="h-72 rounded-card" />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<House />}
          title={words.failed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'ready':
      return <Ready dashboard={state.dashboard} />;
    default:
      return state satisfies never;
  }
}

function Ready({ dashboard }: { dashboard: Dashboard }) {
  const words = useMessages(catalogue);
  const money = useMoney();
  const { totalEarnings, pendingEarnings, completedTasks, activeApplications } = dashboard;
  const figures = [
    totalEarnings,
    pendingEarnings,
    completedTasks,
    activeApplications,
    dashboard.deadlines.length,
  ];
  const nothingYet = figures.every((figure) => figure === 0);
  return (
    <>
      <div className={STATS}>
        <Stat label={words.totalEarnings} value={money(totalEarnings)} />
        <Stat label={words.pendingEarnings} value={money(pendingEarnings)} hint={words.expected} />
        <Stat label={words.completedTasks} value={completedTasks} />
        <Stat label={words.activeApplications} value={activeApplications} />
      </div>
      {nothingYet ? (
        <>
          <NoActivityYet />
          <Recommended recommended={dashboard.recommended} />
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <Deadlines deadlines={dashboard.deadlines} />
            <RecentActivity recent={dashboard.recent} />
          </div>
        </>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ActivityChart activity={dashboard.activity} />
            <Deadlines deadlines={dashboard.deadlines} />
          </div>
          <Recommended recommended={dashboard.recommended} />
          <RecentActivity recent={dashboard.recent} />
        </>
      )}
    </>
  );
}

function Recommended({ recommended }: Pick<Dashboard, 'recommended'>) {
  const words = useMessages(catalogue);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>{words.recommended}</Heading>
        <TextLink standalone to={{ to: 'search' }}>
          {words.browseAll}
        </TextLink>
      </div>
      {recommended.length === 0 ? (
        <p className="text-fg-muted">{words.noRecommended}</p>
      ) : (
        <ListingGrid most={6}>
          {recommended.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} showHive leadsTo="job" />
            </li>
          ))}
        </ListingGrid>
      )}
    </section>
  );
}
