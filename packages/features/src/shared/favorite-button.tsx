import type { Listing } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { Heart } from 'lucide-react';
import { useMessages, useUser } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';
import { useFavorite } from './use-favorite.js';

export interface FavoriteButtonProps {
  /** What is saved. A poster does not save their own listing. */
  listing: Pick<Listing, 'id' | 'title' | 'postedById'>;
  /** `photo` on a picture. Default `ghost`. */
  variant?: 'ghost' | 'photo';
  /** Default `md`; `sm` on a picture. */
  size?: 'sm' | 'md';
}

/** The heart that saves a listing. A poster does not save their own listing. */
export function FavoriteButton({
  listing,
  variant = 'ghost',
  size = variant === 'photo' ? 'sm' : 'md',
}: FavoriteButtonProps) {
  const t = useMessages(sharedCatalogue);
  const user = useUser();
  const { pressed, onToggle } = useFavorite(listing);
  if (user?.id === listing.postedById) return null;
  return (
    <IconButton
      variant={variant}
      size={size}
      label={t.save(listing.title)}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      <Heart aria-hidden="true" className={pressed ? 'motion-safe:animate-pop-in fill-brand' : ''} />
    </IconButton>
  );
}
