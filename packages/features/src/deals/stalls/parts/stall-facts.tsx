import type { StallSummary } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Clock, Star } from 'lucide-react';
import {
  appointment,
  hourMinute,
  useCampus,
  useClock,
  useDateFormat,
  useHomeCampus,
  useMessages,
} from '../../../kernel/index.js';
import { placeOf } from './stall-place.js';
import { catalogue } from './stalls.catalogue.js';

type Facts = Pick<
  StallSummary,
  'isOpen' | 'openUntil' | 'opensAt' | 'rating' | 'hall' | 'place' | 'readyMinutes' | 'universityId'
>;

/** Returns the pick-up place in words. A stall of another campus than the viewer's names its campus. */
function usePlace({ hall, place, universityId }: Facts): string | null {
  const campus = useCampus();
  const { home } = useHomeCampus();
  const where = placeOf({ hall, place });
  if (universityId === home?.id) return where;
  const short = findUniversity(campus, universityId)?.displayName ?? universityId;
  return where === null ? short : `${where}, ${short}`;
}

/** Opening state, rating, pick-up place and waiting time of a stall. */
export function StallFacts({ stall, className = '' }: { stall: Facts; className?: string }) {
  const t = useMessages(catalogue);
  const { rating, readyMinutes } = stall;
  const place = usePlace(stall);
  return (
    <div className={`grid gap-0.5 ${className}`}>
      <p className="flex flex-wrap items-center gap-x-2">
        <Opening stall={stall} />
        {rating === null ? null : (
          <span className="flex items-center gap-1 font-bold tabular-nums">
            <Star aria-hidden="true" className="size-4 fill-brand text-brand" />
            <span className="sr-only">{t.rating}</span> {rating.toFixed(1)}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-fg-muted">
        {place === null ? null : <bdi>{place}</bdi>}
        <span className="inline-flex items-center gap-1">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {t.minutes(readyMinutes)}
        </span>
      </p>
    </div>
  );
}

/** Words for the present opening, or for the next one. */
function Opening({ stall: { isOpen, openUntil, opensAt } }: { stall: Omit<Facts, 'rating'> | Facts }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const format = useDateFormat();
  if (isOpen)
    return (
      <span className="flex items-center gap-1.5 font-semibold text-success">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-current" />
        {openUntil === null ? t.open : t.openUntil(hourMinute(openUntil, format))}
      </span>
    );
  return (
    <span className="font-semibold text-fg-muted">
      {opensAt === null ? t.closed : t.opensAt(appointment(opensAt, now, format))}
    </span>
  );
}
