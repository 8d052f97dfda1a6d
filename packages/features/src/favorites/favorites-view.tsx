import type { Favorite, FavoriteKind } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Heart, ThumbsUp } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import {
  ListCount,
  ListingSummary,
  ShowMore,
  SummaryGrid,
  SummaryGridSkeleton,
  useWhen,
} from '../shared/index.js';
import { catalogue } from './favorites.catalogue.js';
import type { FavoritesState } from './use-favorites.js';

export interface FavoritesViewProps {
  /** What was saved, or what was liked. */
  tab: FavoriteKind;
  /** The other tab was chosen. */
  onTabChange: (change: { tab: FavoriteKind }) => void;
  /** What that tab holds. */
  state: FavoritesState;
}

/** Saved and Liked, in two tabs. */
export function FavoritesView({ tab, onTabChange, state }: FavoritesViewProps) {
  const words = useMessages(catalogue);
  return (
    <div className="page grid content-start gap-4 py-6">
      <div>
        <Heading level={1}>{words.title}</Heading>
        <ListCount state={state} words={words.count} />
      </div>
      <Tabs
        value={tab}
        onValueChange={(value) => onTabChange({ tab: value === 'liked' ? 'liked' : 'saved' })}
      >
        <TabList label={words.title}>
          <Tab value="saved">{words.saved}</Tab>
          <Tab value="liked">{words.liked}</Tab>
        </TabList>
        <TabPanel value={tab} className="pt-4">
          <List tab={tab} state={state} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function List({ tab, state }: Pick<FavoritesViewProps, 'tab' | 'state'>) {
  const words = useMessages(catalogue);
  const icon = tab === 'saved' ? <Heart /> : <ThumbsUp />;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <SummaryGridSkeleton />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={icon}
          title={words.failed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          icon={icon}
          title={tab === 'saved' ? words.noSaved : words.noLiked}
          description={tab === 'saved' ? words.noSavedText : words.noLikedText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'search' }}>{words.browse}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <Heading level={2} className="sr-only">
            {words.results}
          </Heading>
          <SummaryGrid>
            {state.favorites.map((favorite, index) => (
              <li key={favorite.listing.id}>
                <Entry favorite={favorite} eager={index < 4} />
              </li>
            ))}
          </SummaryGrid>
          <ShowMore state={state} words={words} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Entry({ favorite, eager }: { favorite: Favorite; eager: boolean }) {
  const words = useMessages(catalogue);
  const when = useWhen(favorite.savedAt);
  const { listing, rating, reviewCount, kind } = favorite;
  return (
    <ListingSummary
      {...{ listing, rating, reviewCount, eager }}
      when={kind === 'saved' ? words.savedWhen(when) : words.likedWhen(when)}
    />
  );
}
