import type { Review } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Rating } from '@campushive/ui/rating';
import type { ReactNode } from 'react';
import { longDate, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from './reviews.catalogue.js';

/** Review with author, stars, date, listing and text. `heading` replaces the author. */
export function ReviewCard({ review, heading }: { review: Review; heading?: ReactNode }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { author, stars, text, createdAt, authorRole, listingTitle } = review;
  const name = author.name ?? t.deletedUser;
  return (
    <article data-slot="review" className="grid grid-cols-1 gap-2">
      <header className="flex items-start gap-3">
        {heading === undefined ? (
          <Avatar name={author.name ?? '?'} src={author.profileImage ?? undefined} aria-hidden="true" />
        ) : null}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-bold wrap-anywhere">{heading ?? name}</p>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-fg-muted">
            <Rating value={stars} size="sm" label={t.starsOf(stars)} />
            <time dateTime={createdAt}>{longDate(createdAt, dateFormat)}</time>
          </div>
        </div>
      </header>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {heading === undefined ? (
        <p className="text-sm wrap-anywhere text-fg-muted">
          {authorRole === 'buyer' ? t.asBuyer(listingTitle) : t.asSeller(listingTitle)}
        </p>
      ) : null}
    </article>
  );
}
