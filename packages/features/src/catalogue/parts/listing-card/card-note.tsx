import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

/** Time and rating below a card's text. */
export interface CardNoteProps {
  /** Relative time with its verb, such as `Saved 2 hours ago`. Default: none. */
  when?: string;
  /** Mean rating of the poster; null before the first review. */
  rating: number | null;
  /** Number of reviews behind the mean. */
  reviewCount: number;
  /** Further content, such as the card's destination. */
  children?: ReactNode;
}

/** `note` of a card: the poster's rating, and when the listing entered this list. */
export function CardNote({ when, rating, reviewCount, children }: CardNoteProps) {
  const t = useMessages(sharedCatalogue);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-fg-muted">
      <span className="inline-flex items-center gap-1">
        <Star
          aria-hidden="true"
          className={`size-3 shrink-0 ${rating === null ? '' : 'fill-brand text-brand-text'}`}
        />
        {rating === null ? t.noRatings : t.rating(rating, reviewCount)}
      </span>
      {when === undefined ? null : <span>{when}</span>}
      {children}
    </span>
  );
}
