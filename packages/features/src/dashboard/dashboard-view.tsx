import type { Dashboard } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Stat } from '@campushive/ui/stat';
import { House } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { TextLink, useMessages, useMoney } from '../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../shared/index.js';
import { ActivityChart, NoActivityYet } from './activity-chart.js';
import { catalogue } from './dashboard.catalogue.js';
import { Deadlines, RecentActivity } from './dashboard-lists.js';
import { NextSteps } from './next-steps.js';
import type { DashboardState, FirstDay } from './use-dashboard.js';

/** Two in a row, and fewer where an amount needs more room than that. */
const STATS = 'flex flex-wrap gap-3 *:min-w-auto *:max-w-full *:grow *:basis-2/5';

export interface DashboardViewProps {
  /** Null falls back. */
  name: string | null;
  /** What a student has who joined within a day: who is new does not come back. Default `null`. */
  firstDay?: FirstDay | null;
  /** The figures, deadlines and listings of the page, or why they are not there. */
  state: DashboardState;
}

/** Fetched by who sees it: all others come every day. */
const FirstDayView = lazy(async () => ({ default: (await import('./first-day.js')).FirstDayView }));

/**
 * What needs the student now, what is open on the campus, then what ends, what was earned and what happened. On the first day,
 * where nothing of that exists yet, it leads to a first search, a first post and a face.
 */
export function DashboardView({ name, firstDay = null, state }: DashboardViewProps) {
  const t = useMessages(catalogue);
  const greeting = firstDay === null ? t.welcomeBack : t.welcome;
  const heading = <Heading level={1}>{greeting(name ?? t.fallbackName)}</Heading>;
  return (
    <div className="page grid grid-cols-1 content-start gap-6 py-6">
      {firstDay === null ? (
        <>
          {heading}
          <Body state={state}>{(dashboard) => <Columns dashboard={dashboard} />}</Body>
        </>
      ) : (
        <Suspense fallback={heading}>
          <FirstDayView
            firstDay={firstDay}
            heading={heading}
            now={state.status === 'ready' ? <NextSteps steps={state.dashboard.next} /> : null}
            aside={state.status === 'ready' ? <FirstFigures dashboard={state.dashboard} /> : null}
          >
            <Body state={state}>{({ recommended }) => <Recommended recommended={recommended} />}</Body>
          </FirstDayView>
        </Suspense>
      )}
    </div>
  );
}

interface BodyProps {
  state: DashboardState;
  children: (dashboard: Dashboard) => ReactNode;
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
      return (
        <EmptyState
          kind="failed"
          icon={<House />}
          title={t.failed}
          action={<Button onClick={state.retry}>{t.retry}</Button>}
        />
      );
    case 'ready':
      return children(state.dashboard);
    default:
      return state satisfies never;
  }
}

function Columns({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <NextSteps steps={dashboard.next} />
        <Recommended recommended={dashboard.recommended} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Deadlines deadlines={dashboard.deadlines} />
        <Figures dashboard={dashboard} />
        {dashboard.totalEarnings === 0 ? (
          <NoActivityYet first={dashboard.next.length === 0} />
        ) : (
          <ActivityChart activity={dashboard.activity} />
        )}
        <RecentActivity recent={dashboard.recent} />
      </div>
    </div>
  );
}

/** Of the first day's figures, only those that there are. */
function FirstFigures({ dashboard }: { dashboard: Dashboard }) {
  const { deadlines, recent } = dashboard;
  return (
    <>
      {deadlines.length === 0 ? null : <Deadlines deadlines={deadlines} />}
      <Figures dashboard={dashboard} />
      {recent.length === 0 ? null : <RecentActivity recent={recent} />}
    </>
  );
}

/** The four figures, without those that are zero: of them there is nothing to say. */
function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { totalEarnings, pendingEarnings, completedTasks, activeApplications } = dashboard;
  if (totalEarnings + pendingEarnings + completedTasks + activeApplications === 0) return null;
  return (
    <div className={STATS}>
      {totalEarnings === 0 ? null : <Stat label={t.totalEarnings} value={money(totalEarnings)} />}
      {pendingEarnings === 0 ? null : (
        <Stat label={t.pendingEarnings} value={money(pendingEarnings)} hint={t.expected} />
      )}
      {completedTasks === 0 ? null : <Stat label={t.completedTasks} value={completedTasks} />}
      {activeApplications === 0 ? null : <Stat label={t.activeApplications} value={activeApplications} />}
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
