import type { Favorite, FavoriteKind } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Heart, ThumbsUp } from 'lucide-react';
import { Link, useMessages } from '../../kernel/index.js';
import {
  CardNote,
  CompactListing,
  ListingGrid,
  ListingGridSkeleton,
  type RenderCard,
  useWhen,
} from '../parts/listing-card/index.js';
import { ListCount, sharedCatalogue, ShowMore } from '../../shared/index.js';
import { catalogue } from './favorites.catalogue.js';
import type { FavoritesState } from './use-favorites.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Open tab of the favourites with its listings. */
export interface FavoritesViewProps {
  /** Open tab. */
  tab: FavoriteKind;
  /** Called when the other tab is chosen. */
  onTabChange: (change: { tab: FavoriteKind }) => void;
  /** Listings of the open tab. */
  state: FavoritesState;
  /** Renders the card of each listing. Default: a compact card. */
  renderCard?: RenderCard | undefined;
}

/** Tabs with the saved and the liked listings. */
export function FavoritesView({ tab, onTabChange, state, renderCard }: FavoritesViewProps) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid content-start gap-4 py-4 sm:py-6">
      <div>
        <Heading level={1}>{t.title}</Heading>
        <ListCount state={state} words={t.count} />
      </div>
      <Tabs
        value={tab}
        onValueChange={(value) => onTabChange({ tab: value === 'liked' ? 'liked' : 'saved' })}
      >
        <TabList label={t.title}>
          <Tab value="saved">{t.saved}</Tab>
          <Tab value="liked">{t.liked}</Tab>
        </TabList>
        <TabPanel value={tab} className="pt-4">
          <List {...{ tab, state, renderCard }} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function List({ tab, state, renderCard }: Omit<FavoritesViewProps, 'onTabChange'>) {
  const t = useMessages(catalogue);
  const icon = tab === 'saved' ? <Heart /> : <ThumbsUp />;
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <ListingGridSkeleton />
        </div>
      );
    case 'failed':
      return <LoadFailed icon={icon} title={t.failed} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icon}
          title={tab === 'saved' ? t.noSaved : t.noLiked}
          description={tab === 'saved' ? t.noSavedText : t.noLikedText}
          action={
            <Button asChild variant="primary">
              <Link to={{ to: 'search' }}>{t.browse}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <Heading level={2} className="sr-only">
            {t.results}
          </Heading>
          <ListingGrid>
            {state.favorites.map((favorite, index) => (
              <li key={favorite.listing.id}>
                {renderCard === undefined ? (
                  <Entry favorite={favorite} eager={index < 4} />
                ) : (
                  renderCard({ listing: favorite.listing, eager: index < 4 })
                )}
              </li>
            ))}
          </ListingGrid>
          <ShowMore state={state} t={t} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Entry({ favorite, eager }: { favorite: Favorite; eager: boolean }) {
  const t = useMessages(catalogue);
  const { viewDetails } = useMessages(sharedCatalogue);
  const when = useWhen(favorite.savedAt);
  const { listing, rating, reviewCount, kind } = favorite;
  return (
    <CompactListing
      listing={listing}
      eager={eager}
      leadsTo="service"
      note={
        <CardNote
          {...{ rating, reviewCount }}
          when={kind === 'saved' ? t.savedWhen(when) : t.likedWhen(when)}
        >
          <VisuallyHidden>{viewDetails}</VisuallyHidden>
        </CardNote>
      }
    />
  );
}
