import { LISTING_GROUP_NAMES, type ListingGroup } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Megaphone, Plus } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { NotReady } from '../shared/not-ready.js';
import {
  ConfirmOnDemand,
  ListCount,
  ListingRowsSkeleton,
  RowPages,
  usePreviousValue,
} from '../shared/index.js';
import { MyListingRow } from './my-listing-row.js';
import { catalogue } from './my-listings.catalogue.js';
import type { MyListings } from './use-my-listings.js';

export interface MyListingsViewProps {
  /** Which of one's listings are shown: open, assigned, done, drafts or ended. */
  group: ListingGroup;
  /** Another group was chosen. */
  onGroupChange: (change: { group: ListingGroup }) => void;
  /** The listings of that group, and what their poster can do. */
  mine: MyListings;
}

/** A tab for every group of statuses, and in it the listings with what can be done about each. */
export function MyListingsView({ group, onGroupChange, mine }: MyListingsViewProps) {
  const words = useMessages(catalogue);
  return (
    <div className="page grid page-3xl content-start gap-4 py-6">
      <header>
        <Heading level={1}>{words.title}</Heading>
        <ListCount state={mine.state} words={words.count} />
      </header>
      <Tabs
        value={group}
        onValueChange={(value) =>
          onGroupChange({ group: LISTING_GROUP_NAMES.find((name) => name === value) ?? 'open' })
        }
      >
        <TabList label={words.title}>
          {LISTING_GROUP_NAMES.map((name) => (
            <Tab key={name} value={name}>
              {words.tabs[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={group} className="pt-4">
          <List group={group} mine={mine} />
        </TabPanel>
      </Tabs>
      <Asking mine={mine} />
    </div>
  );
}

function List({ group, mine }: Pick<MyListingsViewProps, 'group' | 'mine'>) {
  const words = useMessages(catalogue);
  const { state } = mine;
  const [title = '', text = ''] = words.empty[group];
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<Megaphone />} failed={words.failed} retry={words.retry}>
          <ListingRowsSkeleton />
        </NotReady>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Megaphone />}
          title={title}
          description={text}
          action={group === 'open' ? <PostLink /> : undefined}
        />
      );
    case 'ready':
      return (
        <RowPages state={state} words={words}>
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

function PostLink() {
  const words = useMessages(catalogue);
  return (
    <Button asChild variant="primary" leading={<Plus aria-hidden="true" />}>
      <Link to={{ to: 'post' }}>{words.post}</Link>
    </Button>
  );
}

function Asking({ mine }: { mine: MyListings }) {
  const words = useMessages(catalogue);
  const { busyId } = mine;
  const question = usePreviousValue(mine.question);
  if (question === null) return null;
  const { title, hiveTypeId } = question.about;
  const deleting = question.to === 'delete';
  const deleteText = hiveTypeId === 'buzz' ? words.deleteEventText : words.deleteText;
  return (
    <ConfirmOnDemand
      open={mine.question !== null}
      onOpenChange={(open) => {
        if (!open) mine.onAsk({ question: null });
      }}
      title={deleting ? words.deleteTitle(title) : words.takeBackTitle(title)}
      description={deleting ? deleteText : words.takeBackText}
      confirmLabel={deleting ? words.delete : words.takeBack}
      cancelLabel={words.cancel}
      loading={busyId !== null}
      loadingLabel={deleting ? words.deleting : words.takingBack}
      onConfirm={mine.onAnswer}
    />
  );
}
