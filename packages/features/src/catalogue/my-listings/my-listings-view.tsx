import { LISTING_GROUP_NAMES, type Listing, type ListingGroup } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { HandHelping, Megaphone, Plus, Store } from 'lucide-react';
import { Link, useHiveNames, useMessages } from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { ConfirmOnDemand, ListCount, RowPages } from '../../shared/index.js';
import { ListingRowsSkeleton } from '../parts/listing-row.js';
import { usePreviousValue } from '../../shared/hooks/use-previous-value.js';
import { isSellable, MyListingRow } from './my-listing-row.js';
import { catalogue } from './my-listings.catalogue.js';
import type { MyListings } from './use-my-listings.js';

/** Open tab of the viewer's listings with its rows. */
export interface MyListingsViewProps {
  /** Group of listings: open, assigned, done, drafts or ended. */
  group: ListingGroup;
  onGroupChange: (change: { group: ListingGroup }) => void;
  /** Listings of the group and their actions. */
  mine: MyListings;
}

/** Tabs of listings by status group, with the actions on each listing. */
export function MyListingsView({ group, onGroupChange, mine }: MyListingsViewProps) {
  const t = useMessages(catalogue);
  const hives = useHiveNames();
  return (
    <div className="page grid page-5xl content-start gap-3 py-4 sm:gap-4 sm:py-6">
      <header className="flex flex-wrap items-start gap-x-2 gap-y-2">
        <div className="min-w-0 grow max-sm:basis-full">
          <Heading level={1}>{t.title}</Heading>
          <ListCount state={mine.state} words={t.count} />
        </div>
        <Button asChild variant="outline" size="sm" leading={<Store aria-hidden="true" />}>
          <Link to={{ to: 'stallQueue' }}>{t.stall}</Link>
        </Button>
        {hives.includes('essentials') ? (
          <Button asChild variant="outline" size="sm" leading={<HandHelping aria-hidden="true" />}>
            <Link to={{ to: 'wanted', mine: true }}>{t.wanted}</Link>
          </Button>
        ) : null}
      </header>
      <Tabs
        value={group}
        onValueChange={(value) =>
          onGroupChange({ group: LISTING_GROUP_NAMES.find((name) => name === value) ?? 'open' })
        }
      >
        <TabList label={t.title}>
          {LISTING_GROUP_NAMES.map((name) => (
            <Tab key={name} value={name}>
              {t.tabs[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={group} className="pt-3">
          <List group={group} onGroupChange={onGroupChange} mine={mine} />
        </TabPanel>
      </Tabs>
      <Asking mine={mine} />
    </div>
  );
}

function List({ group, onGroupChange, mine }: MyListingsViewProps) {
  const t = useMessages(catalogue);
  const { state } = mine;
  const [title = '', text = ''] = t.empty[group];
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<Megaphone />} failed={t.failed} retry={t.retry}>
          <ListingRowsSkeleton />
        </NotReady>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Megaphone />}
          title={title}
          description={text}
          action={
            group === 'open' ? (
              <WaysOn done={state.done} onDone={() => onGroupChange({ group: 'done' })} />
            ) : undefined
          }
        />
      );
    case 'ready':
      return (
        <div className="grid gap-3">
          <Selecting listings={state.listings} selection={mine.selection} />
          <RowPages paired state={state} t={t}>
            {state.listings.map((listing) => (
              <li key={listing.id}>
                <MyListingRow listing={listing} mine={mine} />
              </li>
            ))}
          </RowPages>
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** Marks several listings as sold and names those that were refused. */
function Selecting({
  listings,
  selection: { ids, refused, marking, ...selection },
}: {
  listings: readonly Listing[];
  selection: MyListings['selection'];
}) {
  const t = useMessages(catalogue);
  return (
    <>
      {refused.length === 0 ? null : (
        <Alert tone="warning" title={t.notSold}>
          <ul className="list-disc ps-5">
            {refused.map(({ id, title, code }) => (
              <li key={id}>{t.notSoldBecause[code](title)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {ids !== null ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={ids.size === 0}
            loading={marking}
            loadingLabel={t.marking}
            onClick={selection.onMarkSold}
          >
            {t.markSelected(ids.size)}
          </Button>
          <Button variant="outline" disabled={marking} onClick={selection.onCancel}>
            {t.cancel}
          </Button>
        </div>
      ) : listings.filter(isSellable).length < 2 ? null : (
        <div>
          <Button size="sm" variant="outline" onClick={selection.onStart}>
            {t.selectSeveral}
          </Button>
        </div>
      )}
    </>
  );
}

/** Actions of an empty Open tab: post a listing, or first finish a sale. */
function WaysOn({ done, onDone }: { done: 'some' | 'waiting' | undefined; onDone: () => void }) {
  const t = useMessages(catalogue);
  const waiting = done === 'waiting';
  const toDone =
    done === undefined ? null : (
      <Button key="done" variant={waiting ? 'primary' : 'outline'} onClick={onDone}>
        {waiting ? t.finishSale : t.seeDone}
      </Button>
    );
  const toPost = (
    <Button
      key="post"
      asChild
      variant={waiting ? 'outline' : 'primary'}
      leading={<Plus aria-hidden="true" />}
    >
      <Link to={{ to: 'post' }}>{t.post}</Link>
    </Button>
  );
  return (
    <div className="flex flex-wrap justify-center gap-2">{waiting ? [toDone, toPost] : [toPost, toDone]}</div>
  );
}

function Asking({ mine }: { mine: MyListings }) {
  const t = useMessages(catalogue);
  const { busyId } = mine;
  const question = usePreviousValue(mine.question);
  if (question === null) return null;
  const { title, hiveTypeId, status } = question.about;
  const deleting = question.to === 'delete';
  const cancelling = deleting && hiveTypeId === 'buzz' && status === 'active';
  const deleteTitle = cancelling ? t.deleteEventTitle : t.deleteTitle;
  const deleteText = cancelling ? t.deleteEventText : t.deleteText;
  return (
    <ConfirmOnDemand
      open={mine.question !== null}
      onOpenChange={(open) => {
        if (!open) mine.onAsk({ question: null });
      }}
      title={deleting ? deleteTitle(title) : t.takeBackTitle(title)}
      description={deleting ? deleteText : t.takeBackText}
      confirmLabel={cancelling ? t.cancelEvent : deleting ? t.delete : t.takeBack}
      cancelLabel={cancelling ? t.keepEvent : t.cancel}
      loading={busyId !== null}
      loadingLabel={deleting ? t.deleting : t.takingBack}
      onConfirm={mine.onAnswer}
    />
  );
}
