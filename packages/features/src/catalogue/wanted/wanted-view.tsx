import { WANTED_CATEGORIES, type WantedCategory } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { ArrowLeft, HandHelping, Plus } from 'lucide-react';
import { TextLink, useClient, useHives, useMessages } from '../../kernel/index.js';
import { CampusScope, Elsewhere } from '../parts/campus-scope/index.js';
import { Chip, ChipGroup, chipClass, ChipRow } from '../../shared/chip.js';
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
  const { mine } = shown;
  return (
    <div className="page grid grid-cols-1 content-start gap-2 py-2 sm:gap-3 sm:py-4">
      <TextLink
        standalone
        to={{ to: 'hive', hive: 'essentials' }}
        className="inline-flex items-center gap-1.5 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {hiveNamed('essentials').title}
      </TextLink>
      {/* A phone shows the name in the first chip, which leaves room for the first posts. */}
      <header className="flex items-center gap-3 max-sm:sr-only">
        <HexagonIcon tone="essentials" size="sm" />
        <div className="min-w-0 grow">
          <Heading level={1}>{t.title}</Heading>
          <ListCount state={state} words={t.count} />
        </div>
      </header>
      <p className="text-fg-muted max-sm:hidden">{t.text}</p>
      <ChipRow>
        <ChipGroup label={t.title}>
          <Chip pressed={!mine} onClick={() => onShownChange({ shown: { ...shown, mine: false } })}>
            {t.title}
          </Chip>
          <Chip pressed={mine} onClick={() => onShownChange({ shown: { ...shown, mine: true } })}>
            {t.mine}
          </Chip>
        </ChipGroup>
        {state.status === 'ready' ? (
          <UnstyledButton className={chipClass} onClick={onPost}>
            <Plus aria-hidden="true" className="size-4" />
            {t.post}
          </UnstyledButton>
        ) : null}
        {mine ? null : <Narrowing shown={shown} onShownChange={onShownChange} />}
      </ChipRow>
      <List state={state} mine={mine} onPost={onPost} />
      {mine ? null : <OtherCampuses state={state} category={shown.category} />}
    </div>
  );
}

function Narrowing({ shown, onShownChange }: Pick<WantedViewProps, 'shown' | 'onShownChange'>) {
  const t = useMessages(catalogue);
  const topics = useMessages(topicNames);
  return (
    <>
      <CampusScope hasHalls={false} count={wantedCountQuery(useClient(), shown.category)} />
      <ChipGroup label={t.category}>
        {WANTED_CATEGORIES.map((category) => (
          <Chip
            key={category}
            pressed={category === shown.category}
            onClick={() =>
              onShownChange({ shown: { ...shown, category: category === shown.category ? null : category } })
            }
          >
            {topics[category]}
          </Chip>
        ))}
      </ChipGroup>
    </>
  );
}

function List({ state, mine, onPost }: Pick<WantedViewProps, 'state' | 'onPost'> & { mine: boolean }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<HandHelping />} failed={t.failed}>
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
        <RowPages paired state={state} t={t}>
          {state.posts.map((post) => (
            <li key={post.id}>
              <WantedRow post={post} isOwn={mine} />
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
