import { WANTED_CATEGORIES, type WantedCategory } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { ArrowLeft, HandHelping, Plus } from 'lucide-react';
import { TextLink, useClient, useHives, useMessages } from '../../kernel/index.js';
import { CampusScope, Elsewhere } from '../parts/campus-scope/index.js';
import { Chip, ChipGroup, ChipRow } from '../../shared/chip.js';
import { ListCount } from '../../shared/list-count.js';
import { NotReady } from '../../shared/not-ready.js';
import { RowPages } from '../../shared/row-pages.js';
import { topicNames } from '../parts/topics/topic-card.js';
import type { WantedState } from './use-wanted.js';
import { wantedCountQuery } from './wanted.queries.js';
import { WantedRow } from './wanted-row.js';
import { catalogue } from './wanted.catalogue.js';

/** Filter of the posts. The host stores it in the URL. */
export interface WantedShown {
  /** Viewer's own posts only, in any status. */
  readonly mine: boolean;
  /** Category. Null for all. */
  readonly category: WantedCategory | null;
}

export interface WantedViewProps {
  /** Posts found, or the reason that the list is empty. */
  state: WantedState;
  shown: WantedShown;
  onShownChange: (change: { shown: WantedShown }) => void;
  /** Opens the form for a new post. */
  onPost: () => void;
}

/** Wanted posts of Essentials, and the viewer's own. */
export function WantedView({ state, shown, onShownChange, onPost }: WantedViewProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const value = shown.mine ? 'mine' : 'all';
  return (
    <div className="page grid page-3xl grid-cols-1 content-start gap-4 py-6">
      <TextLink
        standalone
        to={{ to: 'hive', hive: 'essentials' }}
        className="inline-flex items-center gap-1.5 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {hiveNamed('essentials').title}
      </TextLink>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <HexagonIcon tone="essentials" size="sm" />
        <div className="min-w-0 grow">
          <Heading level={1}>{t.title}</Heading>
          <ListCount state={state} words={t.count} />
        </div>
        {state.status !== 'ready' ? null : (
          <Button variant="primary" size="sm" leading={<Plus aria-hidden="true" />} onClick={onPost}>
            {t.post}
          </Button>
        )}
      </header>
      <p className="text-fg-muted max-sm:hidden">{t.text}</p>
      <Tabs
        value={value}
        onValueChange={(next) => onShownChange({ shown: { ...shown, mine: next === 'mine' } })}
      >
        <TabList label={t.title}>
          <Tab value="all">{t.tabs.all}</Tab>
          <Tab value="mine">{t.tabs.mine}</Tab>
        </TabList>
        <TabPanel value={value} className="grid grid-cols-1 gap-4 pt-4">
          {shown.mine ? null : <Narrowing shown={shown} onShownChange={onShownChange} />}
          <List state={state} mine={shown.mine} onPost={onPost} />
          {shown.mine ? null : <OtherCampuses state={state} category={shown.category} />}
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Narrowing({ shown, onShownChange }: Pick<WantedViewProps, 'shown' | 'onShownChange'>) {
  const t = useMessages(catalogue);
  const topics = useMessages(topicNames);
  return (
    <ChipRow>
      <CampusScope />
      <ChipGroup label={t.category}>
        {[null, ...WANTED_CATEGORIES].map((category) => (
          <Chip
            key={category}
            pressed={category === shown.category}
            onClick={() => onShownChange({ shown: { ...shown, category } })}
          >
            {category === null ? t.allCategories : topics[category]}
          </Chip>
        ))}
      </ChipGroup>
    </ChipRow>
  );
}

function List({ state, mine, onPost }: Pick<WantedViewProps, 'state' | 'onPost'> & { mine: boolean }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<HandHelping />} failed={t.failed} retry={t.retry}>
          {[0, 1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-28 rounded-card" />
          ))}
        </NotReady>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<HandHelping />}
          tone="essentials"
          title={mine ? t.emptyMine : t.empty}
          description={mine ? t.emptyMineText : t.emptyText}
          action={
            <Button variant="primary" leading={<Plus aria-hidden="true" />} onClick={onPost}>
              {t.post}
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <RowPages state={state} t={t}>
          {state.posts.map((post) => (
            <li key={post.id}>
              <WantedRow post={post} mine={mine} />
            </li>
          ))}
        </RowPages>
      );
    default:
      return state satisfies never;
  }
}

/** Wanted posts of other campuses, shown after this campus's last post. */
function OtherCampuses({ state, category }: { state: WantedState } & Pick<WantedShown, 'category'>) {
  const client = useClient();
  if (state.status !== 'empty' && (state.status !== 'ready' || state.more !== null)) return null;
  return (
    <div className="flex justify-center empty:hidden">
      <Elsewhere
        here={state.status === 'ready' ? state.count : 0}
        count={wantedCountQuery(client, category)}
      />
    </div>
  );
}
