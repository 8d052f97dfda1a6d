import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { BriefcaseBusiness } from 'lucide-react';
import { Link, useMessages, type WorkTab } from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { ConfirmOnDemand, firstNameOf, RowPages } from '../../shared/index.js';
import { ListingRowsSkeleton } from '../../catalogue/parts/listing-row.js';
import { usePreviousValue } from '../../shared/hooks/use-previous-value.js';
import { AppliedRow } from './applied-row.js';
import { AssignedRow } from './assigned-row.js';
import { catalogue } from './my-work.catalogue.js';
import type { MyWork } from './use-my-work.js';

/** Open tab of the viewer's work with its rows. */
export interface MyWorkViewProps {
  /** Assigned jobs or applications. */
  tab: WorkTab;
  onTabChange: (change: { tab: WorkTab }) => void;
  /** Jobs of the tab and their actions. */
  work: MyWork;
}

/** Two tabs: assigned jobs and applications. */
export function MyWorkView({ tab, onTabChange, work }: MyWorkViewProps) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid page-5xl content-start gap-4 py-4 sm:py-6">
      <Heading level={1}>{t.title}</Heading>
      <Tabs
        value={tab}
        onValueChange={(value) => onTabChange({ tab: value === 'applied' ? 'applied' : 'assigned' })}
      >
        <TabList label={t.title}>
          <Tab value="assigned">{t.tabs.assigned}</Tab>
          <Tab value="applied">{t.tabs.applied}</Tab>
        </TabList>
        <TabPanel value={tab} className="pt-4">
          <List tab={tab} work={work} />
        </TabPanel>
      </Tabs>
      <Leaving work={work} />
    </div>
  );
}

function List({ tab, work }: Pick<MyWorkViewProps, 'tab' | 'work'>) {
  const t = useMessages(catalogue);
  const { state } = work;
  const [title = '', text = ''] = t.empty[tab];
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<BriefcaseBusiness />} failed={t.failed}>
          <ListingRowsSkeleton />
        </NotReady>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<BriefcaseBusiness />}
          title={title}
          description={text}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'hive', hive: 'sidehustle' }}>{t.browse}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <RowPages paired state={state} t={t}>
          {state.work.tab === 'assigned'
            ? state.work.tasks.map((task) => (
                <li key={task.id}>
                  <AssignedRow task={task} work={work} />
                </li>
              ))
            : state.work.applications.map((application) => (
                <li key={application.id}>
                  <AppliedRow application={application} work={work} />
                </li>
              ))}
        </RowPages>
      );
    default:
      return state satisfies never;
  }
}

/** Confirmation to leave. An assigned job needs a longer text than a withdrawn application. */
function Leaving({ work }: { work: MyWork }) {
  const t = useMessages(catalogue);
  const leaving = usePreviousValue(work.leaving);
  if (leaving === null) return null;
  const got = leaving.assignedToId !== null;
  const name = firstNameOf(leaving.postedBy, t.deletedUser);
  return (
    <ConfirmOnDemand
      open={work.leaving !== null}
      onOpenChange={(open) => {
        if (!open) work.onAskToLeave({ listing: null });
      }}
      title={got ? t.giveBackTitle(leaving.title) : t.withdrawTitle(leaving.title)}
      description={(got ? t.giveBackText : t.withdrawText)(name)}
      confirmLabel={got ? t.giveBack : t.withdraw}
      cancelLabel={t.cancel}
      loading={work.withdrawing}
      loadingLabel={t.withdrawing}
      onConfirm={work.onLeave}
    />
  );
}
