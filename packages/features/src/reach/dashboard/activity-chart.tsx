import type { ActivityBar, Dashboard } from '@campushive/contract';
import { BarChart } from '@campushive/ui/bar-chart';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { useState, type ReactNode } from 'react';
import { Link, longDate, useMoney, useDateFormat, useLanguageTag, useMessages } from '../../kernel/index.js';
import { catalogue } from './dashboard.catalogue.js';

type Span = keyof Dashboard['activity'];
const SPANS: readonly Span[] = ['week', 'month', 'year'];

interface ActivityChartProps extends Pick<Dashboard, 'activity'> {
  /** Figures below the chart. */
  children: ReactNode;
}

/** Chart of the student's earnings by day, week or month. */
export function ActivityChart({ activity, children }: ActivityChartProps) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const dateFormat = useDateFormat();
  const money = useMoney();
  const [span, setSpan] = useState<Span>('week');
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>{t.activity}</Heading>
        <SegmentedControl
          label={t.span}
          options={SPANS.map((one) => ({ value: one, label: t[one] }))}
          value={span}
          onValueChange={(value) => setSpan(SPANS.find((one) => one === value) ?? 'week')}
        />
      </div>
      <BarChart
        caption={`${t.activity}, ${t[span]}`}
        hideCaption
        columns={[t.time, t.earned]}
        bars={activity[span].map((bar) => ({
          label: labelOf(bar, span, locale),
          longLabel: longDate(bar.from, dateFormat),
          value: bar.earned,
        }))}
        formatValue={(value) => money(value)}
        empty={activity.year.every((bar) => bar.earned === 0) ? <FirstSteps first={false} /> : t.noActivity}
      />
      {children}
    </Card>
  );
}

interface FirstStepsProps {
  /** True when the page has no more urgent action, so that this button is primary. */
  first: boolean;
}

/** Replaces the chart until the first earnings; there are no periods to choose from yet. */
export function NoActivityYet({ first, children }: FirstStepsProps & { children: ReactNode }) {
  const t = useMessages(catalogue);
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-4 pb-6">
      <Heading level={2}>{t.activity}</Heading>
      <FirstSteps first={first} />
      {children}
    </Card>
  );
}

/** First steps for a student without earnings. */
function FirstSteps({ first }: FirstStepsProps) {
  const t = useMessages(catalogue);
  return (
    <div className="grid justify-items-center gap-4 text-center text-fg-muted">
      <p className="max-w-sm text-balance">{t.firstSteps}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild variant={first ? 'primary' : 'secondary'}>
          <Link to={{ to: 'post' }}>{t.post}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={{ to: 'hive', hive: 'sidehustle' }}>{t.findTask}</Link>
        </Button>
      </div>
    </div>
  );
}

const FORMATS: Readonly<Record<Span, Intl.DateTimeFormatOptions>> = {
  week: { weekday: 'short' },
  month: { day: 'numeric', month: 'short' },
  year: { month: 'narrow' },
};

const labelOf = (bar: ActivityBar, span: Span, locale: string) =>
  new Date(bar.from).toLocaleDateString(locale, { ...FORMATS[span], timeZone: 'UTC' });
