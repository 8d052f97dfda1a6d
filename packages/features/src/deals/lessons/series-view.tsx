import type { LessonSeries } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { MessageCircle } from 'lucide-react';
import { TextLink, useMessages, useMoney } from '../../kernel/index.js';
import { firstNameOf } from '../../shared/first-name.js';
import { NotReady } from '../../shared/not-ready.js';
import { NothingToShow } from '../parts/payments/payment-page.js';
import { catalogue } from './series.catalogue.js';
import { SeriesPanel } from './series-panel.js';
import type { SeriesPage } from './use-series-page.js';
import { FactLine } from '../../shared/fact-line.js';

/** Weekly series for its student or tutor: the other party, progress, every lesson, the next payment, and the option to end it. */
export function SeriesView({ page }: { page: SeriesPage }) {
  const t = useMessages(catalogue);
  const { state } = page;
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <div className="page grid page-3xl content-start gap-5 py-4 sm:py-6">
          <NotReady state={state} icon={<HiveIcon hive="academia" />} failed={t.loadFailed}>
            <Skeleton className="h-24" />
            <Skeleton className="h-96" />
          </NotReady>
        </div>
      );
    case 'missing':
      return <NothingToShow title={t.missing} to={{ to: 'payments' }} label={t.toPayments} />;
    case 'ready':
      return <Ready series={state.series} page={page} />;
    default:
      return state satisfies never;
  }
}

function Ready({ series, page }: { series: LessonSeries; page: SeriesPage }) {
  const t = useMessages(catalogue);
  return (
    <div className="page grid page-3xl content-start gap-5 py-4 sm:py-6">
      <header className="grid justify-items-start gap-1">
        <Heading level={1}>{t.title}</Heading>
        <p dir="auto" className="font-semibold wrap-anywhere">
          {series.title}
        </p>
        <TextLink standalone to={{ to: 'listing', hive: 'academia', id: series.hiveId }}>
          {t.seeListing}
        </TextLink>
      </header>
      <Other series={series} page={page} />
      <SeriesPanel series={series} paymentId={null} />
    </div>
  );
}

/** The other party, the progress of the series, and a link to the conversation. */
function Other({ series, page }: { series: LessonSeries; page: SeriesPage }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { hours, price, lessons } = series;
  const other = series.role === 'student' ? series.tutor : series.student;
  const over = lessons.filter(
    ({ orderStatus }) => orderStatus === 'released' || orderStatus === 'paid_out',
  ).length;
  return (
    <Card className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={other.name ?? t.other} src={other.profileImage ?? undefined} />
        <div className="grid min-w-0">
          <p className="font-semibold wrap-anywhere">{t.withPartner(other.name ?? t.other)}</p>
          <FactLine
            className="text-sm text-fg-muted"
            facts={[t.hours(hours), t.anHour(money(price)), t.progress(over, lessons.length)]}
          />
        </div>
      </div>
      {other.name === null ? null : (
        <Button
          variant="outline"
          className="justify-self-start max-sm:w-full"
          leading={<MessageCircle aria-hidden="true" />}
          loading={page.opening}
          loadingLabel={t.opening}
          onClick={page.onMessage}
        >
          {t.message(firstNameOf(other, t.other))}
        </Button>
      )}
    </Card>
  );
}
