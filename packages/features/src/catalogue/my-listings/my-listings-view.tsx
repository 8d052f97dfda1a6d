import { LISTING_GROUP_NAMES, type ListingGroup } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { HandHelping, Megaphone, Plus, Store } from 'lucide-react';
import { Link, useHiveNames, useMessages } from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { ChipRow, chipClass } from '../../shared/chip.js';
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
  return (
    <div className="page grid page-5xl grid-cols-1 content-start gap-3 py-2 sm:gap-4 sm:py-6">
      <header className="max-sm:sr-only">
        <Heading level={1}>{t.title}</Heading>
        <ListCount state={mine.state} words={t.count} />
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
        <TabPanel value={group} className="grid grid-cols-1 gap-2 pt-3">
          <Ways mine={mine} />
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
        <NotReady state={state} icon={<Megaphone />} failed={t.failed}>
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
        <RowPages paired state={state} t={t}>
          {state.listings.map((listing) => (
            <li key={listing.id}>
              <MyListingRow listing={listing} mine={mine} />
            </li>
          ))}
        </RowPages>
      );
    default:
      return state satisfies never;
  }
}

/** Row above the listings: marking several as sold, the viewer's stall and requests. While listings are selected, only their actions. */
function Ways({ mine }: { mine: MyListings }) {
  const t = useMessages(catalogue);
  const hives = useHiveNames();
  const { state, selection } = mine;
  const listings = state.status === 'ready' ? state.listings : [];
  return (
    <>
      <Refused refused={selection.refused} />
      {selection.ids !== null && state.status === 'ready' ? (
        <Selected {...selection} ids={selection.ids} />
      ) : (
        <ChipRow>
          {listings.filter(isSellable).length < 2 ? null : (
            <UnstyledButton onClick={selection.onStart} className={chipClass}>
              {t.selectSeveral}
            </UnstyledButton>
          )}
          <Link to={{ to: 'stallQueue' }} className={chipClass}>
            <Store aria-hidden="true" className="size-4" />
            {t.stall}
          </Link>
          {hives.includes('essentials') ? (
            <Link to={{ to: 'wanted', mine: true }} className={chipClass}>
              <HandHelping aria-hidden="true" className="size-4" />
              {t.wanted}
            </Link>
          ) : null}
        </ChipRow>
      )}
    </>
  );
}

/** Names the listings that could not be marked as sold. */
function Refused({ refused }: Pick<MyListings['selection'], 'refused'>) {
  const t = useMessages(catalogue);
  if (refused.length === 0) return null;
  return (
    <Alert tone="warning" title={t.notSold}>
      <ul className="list-disc ps-5">
        {refused.map(({ id, title, code }) => (
          <li key={id}>{t.notSoldBecause[code](title)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Marks the selected listings as sold, or stops selecting. */
function Selected({
  ids,
  marking,
  onMarkSold,
  onCancel,
}: Pick<MyListings['selection'], 'marking' | 'onMarkSold' | 'onCancel'> & { ids: ReadonlySet<string> }) {
  const t = useMessages(catalogue);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        disabled={ids.size === 0}
        loading={marking}
        loadingLabel={t.marking}
        onClick={onMarkSold}
      >
        {t.markSelected(ids.size)}
      </Button>
      <Button variant="outline" disabled={marking} onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
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
