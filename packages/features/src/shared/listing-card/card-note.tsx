import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { sharedCatalogue } from '../shared.catalogue.js';

export interface CardNoteProps {
  /** `Saved 2 hours ago`, `Posted 3 days ago`. */
  when: string;
  /** Mean of the poster's reviews; null before the first. */
  rating: number | null;
  /** How many reviews the mean is of. */
  reviewCount: number;
  /** More of it, such as where the card leads. */
  children?: ReactNode;
}

/** The `note` of a card: what others say of its poster, and since when it is in this list. */
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
      <span>{when}</span>
      {children}
    </span>
  );
}
