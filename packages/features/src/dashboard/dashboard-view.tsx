import type { Dashboard } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Stat } from '@campushive/ui/stat';
import { House } from 'lucide-react';
import { TextLink, useMessages, useMoney } from '../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../shared/index.js';
import { ActivityChart, NoActivityYet } from './activity-chart.js';
import { catalogue } from './dashboard.catalogue.js';
import { Deadlines, RecentActivity } from './dashboard-lists.js';
import { NextSteps } from './next-steps.js';
import type { DashboardState } from './use-dashboard.js';

/** Two in a row, and fewer where an amount needs more room than that. */
const STATS = 'flex flex-wrap gap-3 *:min-w-auto *:max-w-full *:grow *:basis-2/5';

export interface DashboardViewProps {
  /** Null falls back. */
  name: string | null;
  /** Whether the student joined within a day: who is new does not come back. Default `false`. */
  isNew?: boolean;
  /** The figures, deadlines and listings of the page, or why they are not there. */
  state: DashboardState;
}

/** What needs the student now, what is open on the campus, then what ends, what was earned and what happened. */
export function DashboardView({ name, isNew = false, state }: DashboardViewProps) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid grid-cols-1 content-start gap-6 py-6">
      <Heading level={1}>{(isNew ? t.welcome : t.welcomeBack)(name ?? t.fallbackName)}</Heading>
      <Body state={state} />
    </div>
  );
}

function Body({ state }: { state: DashboardState }) {
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
      return (
        <EmptyState
          kind="failed"
          icon={<House />}
          title={t.failed}
          action={<Button onClick={state.retry}>{t.retry}</Button>}
        />
      );
    case 'ready':
      return <Ready dashboard={state.dashboard} />;
    default:
      return state satisfies never;
  }
}

function Ready({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { totalEarnings, pendingEarnings, completedTasks, activeApplications } = dashboard;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <NextSteps steps={dashboard.next} />
        <Recommended recommended={dashboard.recommended} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Deadlines deadlines={dashboard.deadlines} />
        <div className={STATS}>
          <Stat label={t.totalEarnings} value={money(totalEarnings)} />
          <Stat label={t.pendingEarnings} value={money(pendingEarnings)} hint={t.expected} />
          <Stat label={t.completedTasks} value={completedTasks} />
          <Stat label={t.activeApplications} value={activeApplications} />
        </div>
        {totalEarnings === 0 ? (
          <NoActivityYet first={dashboard.next.length === 0} />
        ) : (
          <ActivityChart activity={dashboard.activity} />
        )}
        <RecentActivity recent={dashboard.recent} />
      </div>
    </div>
  );
}

function Recommended({ recommended }: Pick<Dashboard, 'recommended'>) {
  const t = useMessages(catalogue);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>{t.recommended}</Heading>
        <TextLink standalone to={{ to: 'search' }}>
          {t.browseAll}
        </TextLink>
      </div>
      {recommended.length === 0 ? (
        <p className="text-fg-muted">{t.noRecommended}</p>
      ) : (
        <ListingGrid most={3}>
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
