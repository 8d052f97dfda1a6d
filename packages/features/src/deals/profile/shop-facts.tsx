import type { Profile } from '@campushive/contract';
import { responsePaceOf } from '@campushive/contract/response-time';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../kernel/count.js';
import { monthYear, useDateFormat, useLanguageTag, useMessages } from '../../kernel/index.js';
import { catalogue } from './profile.catalogue.js';

interface ShopFactsProps {
  student: Profile;
  /** Omits rating and join date, which the viewer's own page shows elsewhere. Default `false`. */
  brief?: boolean;
}

/** Facts about a seller: rating, sales, response time and meet-ups. */
export function ShopFacts({ student, brief = false }: ShopFactsProps) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const dateFormat = useDateFormat();
  const { rating, reviewCount, saleCount, responseMinutes, meetups, followerCount, createdAt } = student;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(brief ? [] : [[t.ratingTerm, <Mean key="mean" rating={rating} count={reviewCount} />] as const]),
    ...(followerCount === 0 ? [] : [[t.followers, formatCount(followerCount, tag)] as const]),
    ...(saleCount === 0 ? [] : [[t.sales, formatCount(saleCount, tag)] as const]),
    ...(meetups.met + meetups.missed === 0
      ? []
      : [[t.meetups, t.kept(meetups.met, meetups.missed)] as const]),
    ...(responseMinutes === null ? [] : [[t.replies, t.paces[responsePaceOf(responseMinutes)]] as const]),
    ...(brief ? [] : [[t.memberSinceTerm, monthYear(createdAt, dateFormat)] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 border-t border-line pt-4">
      {facts.map(([term, details]) => (
        <div key={term}>
          <dt className="text-xs text-fg-muted">{term}</dt>
          <dd className="font-bold">{details}</dd>
        </div>
      ))}
    </dl>
  );
}

function Mean({ rating, count }: { rating: number | null; count: number }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  if (rating === null) return t.noRating;
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <Star aria-hidden="true" className="size-4 shrink-0 fill-brand text-brand-text" />
      {t.mean(rating.toLocaleString(tag, { maximumFractionDigits: 1 }), count)}
    </span>
  );
}
