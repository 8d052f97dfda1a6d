import {
  MAX_SERIES_LESSONS,
  MIN_SERIES_LESSONS,
  type Listing,
  type PlannedLesson,
} from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { Skeleton } from '@campushive/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dayParts, hourMinute, useClient, useDateFormat, useMessages, useMoney } from '../../kernel/index.js';
import { planQuery } from '../parts/series/index.js';
import { useChargedPrice } from '../../catalogue/parts/prices/use-charged-price.js';
import { catalogue } from './weekly.catalogue.js';
import { FailedAlert } from '../../shared/failed-alert.js';

/** Default number of weeks: half a term. */
const USUAL_WEEKS = 6;
const WEEKS: readonly number[] = Array.from(
  { length: MAX_SERIES_LESSONS - MIN_SERIES_LESSONS + 1 },
  (_, index) => MIN_SERIES_LESSONS + index,
);

export interface WeeklyChoiceProps {
  /** Listing of the tutor, priced by the hour. */
  listing: Listing;
  /** Start of the first lesson; undefined until it is chosen. */
  startsAt: string | undefined;
  /** Length of each lesson in hours. */
  hours: number;
  /** Called with the available lessons; null when they are unknown or too few. */
  onTimes: (times: readonly string[] | null) => void;
}

/** Number of weeks, and which of them are available. */
export function WeeklyChoice({ listing, startsAt, hours, onTimes }: WeeklyChoiceProps) {
  const t = useMessages(catalogue);
  const client = useClient();
  const money = useMoney();
  const chargedPrice = useChargedPrice();
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const input = { id: listing.id, startsAt: startsAt ?? '', hours, weeks };
  const query = useQuery({ ...planQuery(client, input), enabled: startsAt !== undefined });
  const plan = startsAt === undefined || query.isPlaceholderData ? undefined : query.data;
  const free = plan?.filter(({ state }) => state === 'free') ?? [];
  const isPossible = free.length >= MIN_SERIES_LESSONS && plan?.[0]?.state === 'free';
  const times = isPossible ? free.map((one) => one.startsAt).join() : '';
  useEffect(() => {
    onTimes(times === '' ? null : times.split(','));
  }, [times, onTimes]);
  const price = money(chargedPrice(listing.price, hours));
  return (
    <div data-slot="weekly" className="grid gap-3 rounded-control bg-fill p-3">
      <NativeSelect
        label={t.weeks}
        value={String(weeks)}
        options={WEEKS.map((week) => ({ value: String(week), label: t.weeksOption(week) }))}
        onChange={(event) => setWeeks(Number(event.target.value))}
      />
      {startsAt === undefined ? <p className="text-sm text-fg-muted">{t.chooseFirst}</p> : null}
      {query.isError ? <FailedAlert onRetry={() => void query.refetch()}>{t.failed}</FailedAlert> : null}
      {query.data === undefined && query.isFetching ? <Skeleton className="h-40 animate-late-in" /> : null}
      {startsAt === undefined || query.data === undefined ? null : <Weeks plan={query.data} />}
      <p role="status" className="text-sm font-semibold">
        {plan === undefined
          ? null
          : isPossible
            ? t.summary(free.length, plan.length - free.length)
            : t.tooFew}
      </p>
      <p className="text-sm text-fg-muted">
        {t.each(price)} {t.end}
      </p>
    </div>
  );
}

function Weeks({ plan }: { plan: readonly PlannedLesson[] }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const dayOf = (iso: string) => {
    const { weekday, day, month } = dayParts(iso, dateFormat, 'short');
    return `${weekday} ${day} ${month}, ${hourMinute(iso, dateFormat)}`;
  };
  return (
    <ol aria-label={t.lessons} className="grid gap-1 text-sm">
      {plan.map(({ startsAt, state }) => (
        <li key={startsAt} className="flex flex-wrap items-center gap-x-2 [&_svg]:size-4 [&_svg]:shrink-0">
          {state === 'free' ? (
            <Check aria-hidden="true" className="text-success" />
          ) : (
            <X aria-hidden="true" className="text-fg-muted" />
          )}
          <time
            dateTime={startsAt}
            className={state === 'free' ? 'font-semibold' : 'text-fg-muted line-through'}
          >
            {dayOf(startsAt)}
          </time>
          <span className="text-fg-muted">{state === 'free' ? t.free : t.states[state]}</span>
        </li>
      ))}
    </ol>
  );
}
