import type { Listing } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { Heart } from 'lucide-react';
import { useMessages, useUser } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { useFavorite } from './use-favorite.js';

/** Listing that the button saves, and the button's look. */
export interface FavoriteButtonProps {
  /** Listing to save. Posters cannot save their own. */
  listing: Pick<Listing, 'id' | 'title' | 'postedById'>;
  /** `photo` for a button on a picture. Default `ghost`. */
  variant?: 'ghost' | 'photo';
  /** Default `md`, or `sm` with the `photo` variant. */
  size?: 'sm' | 'md';
}

/** Heart button that saves a listing. Not shown to its poster. */
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
