import type { CampusDay } from '@campushive/contract';
import { formatWholeMoney } from '@campushive/contract/format-money';
import { LineChart } from '@campushive/ui/line-chart';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { Select } from '@campushive/ui/select';
import { Skeleton } from '@campushive/ui/skeleton';
import { Stat } from '@campushive/ui/stat';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { longDay, useCampus, useLanguageTag, useMessages, useMoney } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { catalogue } from './health.catalogue.js';
import {
  AMOUNTS,
  barsOf,
  MEASURES,
  sumUpDays,
  toCsv,
  type DaysSummary,
  type Measure,
} from './sum-up-days.js';
import { TextMessageFiguresView } from './text-message-figures.js';
import { PERIODS, type CampusHealth } from './use-campus-health.js';

/** Campus statistics: totals of the period, one measure by day, and an export. */
export function HealthView({ health: { state, texts, period, onPeriodChange } }: { health: CampusHealth }) {
  const t = useMessages(catalogue);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="subsection">
          {t.title}
        </Heading>
        <SegmentedControl
          label={t.period}
          options={PERIODS.map((days) => ({ value: String(days), label: t.days(days) }))}
          value={String(period)}
          onValueChange={(value) =>
            onPeriodChange({ period: PERIODS.find((days) => String(days) === value) ?? period })
          }
        />
      </div>
      <Days state={state} />
      <TextMessageFiguresView figures={texts} />
    </div>
  );
}

function Days({ state }: Pick<CampusHealth, 'state'>) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-96" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      return (
        <>
          <Sums summary={sumUpDays(state.days)} />
          <Course days={state.days} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Sums({ summary }: { summary: DaysSummary }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const money = useRoundedMoney();
  const count = (number: number) => number.toLocaleString(tag);
  const share = (part: number | null) =>
    part === null ? t.unknown : part.toLocaleString(tag, { style: 'percent', maximumFractionDigits: 1 });
  const { measures } = t;
  const stats = [
    { label: measures.newStudents, value: count(summary.newStudents) },
    { label: measures.activeStudents, value: count(summary.activeStudents), description: t.anAverageDay },
    { label: measures.listings, value: count(summary.listings) },
    { label: measures.conversations, value: count(summary.conversations) },
    { label: t.firstAnswer, value: useDuration(summary.minutesToAnswer), description: t.firstAnswerHint },
    { label: t.conversion, value: share(summary.conversion) },
    {
      label: measures.paid,
      value: money(summary.paid),
      description: t.payments(summary.payments, count(summary.payments)),
    },
    { label: measures.held, value: money(summary.held), description: t.heldHint },
    { label: measures.released, value: money(summary.released) },
    { label: measures.refunded, value: money(summary.refunded) },
    { label: measures.disputes, value: count(summary.disputes) },
    { label: t.warnedShare, value: share(summary.warnedShare) },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 narrowest:grid-cols-1 lg:grid-cols-4">
      {stats.map(({ label, ...stat }) => (
        <Stat key={label} label={label} {...stat} />
      ))}
    </div>
  );
}

/** Returns a formatter of sums without decimals. */
function useRoundedMoney(): (amount: number) => string {
  const { currency } = useCampus();
  const tag = useLanguageTag();
  return (amount) => formatWholeMoney(Math.round(amount) * 10 ** currency.minorDigits, currency, tag);
}

const HOUR = 60;

function useDuration(minutes: number | null): string {
  const t = useMessages(catalogue);
  if (minutes === null) return t.unknown;
  return minutes < 2 * HOUR ? t.minutes(Math.round(minutes)) : t.hours(Math.round(minutes / HOUR));
}

function Course({ days }: { days: readonly CampusDay[] }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const money = useMoney();
  const roundedMoney = useRoundedMoney();
  const [measure, setMeasure] = useState<Measure>('newStudents');
  const bars = barsOf(days, measure);
  const byWeek = bars.length < days.length;
  const title = byWeek ? t.byWeek : t.byDay;
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Heading level={3}>{title}</Heading>
        <Select
          label={t.measure}
          size="sm"
          className="w-56 max-w-full"
          options={MEASURES.map((name) => ({ value: name, label: t.measures[name] }))}
          value={measure}
          onValueChange={(value) => setMeasure(MEASURES.find((name) => name === value) ?? measure)}
        />
      </div>
      <LineChart
        caption={`${t.measures[measure]}, ${title}`}
        hideCaption
        columns={[byWeek ? t.week : t.day, t.measures[measure]]}
        points={bars.map(({ date, value }) => ({
          label: Number(date.slice(8)).toLocaleString(tag),
          longLabel: longDay(date, tag),
          value,
        }))}
        formatValue={(value) => (AMOUNTS.has(measure) ? money(value) : value.toLocaleString(tag))}
        formatTick={(value) =>
          AMOUNTS.has(measure)
            ? (Number.isInteger(value) ? roundedMoney : money)(value)
            : value.toLocaleString(tag)
        }
        empty={t.none}
      />
      <div>
        <Button asChild variant="outline" leading={<Download aria-hidden="true" />}>
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(days))}`}
            download={fileName(days)}
          >
            {t.download}
          </a>
        </Button>
      </div>
    </Card>
  );
}

const fileName = (days: readonly CampusDay[]) =>
  `campus-${days[0]?.date ?? ''}-${days.at(-1)?.date ?? ''}.csv`;
