import type { Listing } from '@campushive/contract';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useQuery } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useClient, useMessages } from '../../kernel/index.js';
import { favoriteQuery } from '../../catalogue/parts/favorites/favorites.queries.js';
import { useFavorite } from '../../catalogue/parts/favorites/use-favorite.js';
import { catalogue } from './listing-detail.catalogue.js';

/** Button for a public like, with the number of likes. */
export function LikeButton({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const { pressed, onToggle } = useFavorite(listing, 'liked');
  const state = useQuery(favoriteQuery(useClient(), listing.id));
  const likes = state.data?.likes ?? 0;
  return (
    <UnstyledButton
      data-slot="like-button"
      aria-pressed={pressed}
      aria-label={likes > 0 ? `${t.like}, ${t.likes(likes)}` : t.like}
      onClick={onToggle}
      className="inline-flex min-h-7 touch-target items-center justify-center gap-1.5 rounded-chip border border-line-strong px-2.5 text-sm font-bold tabular-nums transition hover:bg-fill active:translate-y-px"
    >
      <ThumbsUp
        aria-hidden="true"
        className={pressed ? 'size-4 motion-safe:animate-pop-in fill-brand' : 'size-4'}
      />
      <span aria-hidden="true">{likes > 0 ? likes : t.like}</span>
    </UnstyledButton>
  );
}
