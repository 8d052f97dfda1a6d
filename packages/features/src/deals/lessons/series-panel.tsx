import type { LessonSeries } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { appointment, Link, TextLink, useDateFormat, useMessages } from '../../kernel/index.js';
import { ConfirmOnDemand } from '../../shared/confirm-on-demand.js';
import { firstNameOf } from '../../shared/first-name.js';
import { catalogue } from './series.catalogue.js';
import { useSeries, type SeriesControl } from './use-series.js';

type Lesson = LessonSeries['lessons'][number];

export interface SeriesPanelProps {
  /** Weekly series, as its student or its tutor sees it. */
  series: LessonSeries;
  /** Order whose page this is. Null on the page of the series. */
  paymentId: string | null;
}

/** Weekly series of a lesson: the next payment, every week, and the option to end it. */
export function SeriesPanel({ series, paymentId }: SeriesPanelProps) {
  const t = useMessages(catalogue);
  const control = useSeries(series, paymentId);
  const { lessons, status } = series;
  const here = paymentId === null ? undefined : lessons.find((lesson) => lesson.paymentId === paymentId);
  const name = otherNameOf(series, t.other);
  return (
    <Card data-slot="series" className="grid grid-cols-1 gap-3">
      <Heading level={2} size="subsection">
        {paymentId === null ? t.all : t.title}
      </Heading>
      {here === undefined ? null : <p>{t.place(here.number, lessons.length)}</p>}
      {status === 'running' ? (
        <Next series={series} name={name} now={control.now} />
      ) : (
        <Ended series={series} />
      )}
      <ol aria-label={t.all} className="grid grid-cols-1 divide-y divide-line">
        {lessons.map((lesson) => (
          <Row key={lesson.number} lesson={lesson} series={series} paymentId={paymentId} control={control} />
        ))}
      </ol>
      {paymentId === null ? null : (
        <TextLink standalone to={{ to: 'series', id: series.id }} className="justify-self-start">
          {t.seeAll}
        </TextLink>
      )}
      {status === 'running' ? (
        <Button variant="outline" className="justify-self-start" onClick={() => control.onAsk({ do: 'end' })}>
          {t.end}
        </Button>
      ) : null}
      <Confirm series={series} name={name} control={control} />
    </Card>
  );
}

/** Next unpaid lesson, with a link to pay. */
function Next({ series, name, now }: { series: LessonSeries; name: string; now: Date }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const next = series.lessons.find(({ number }) => number === series.next);
  if (next?.payUntil == null) return null;
  const until = appointment(next.payUntil, now, dateFormat);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t.next(appointment(next.startsAt, now, dateFormat))}</p>
      <p className="text-sm text-fg-muted">
        {series.role === 'student' ? t.payUntil(until) : t.keptFor(name, until)}
      </p>
      {series.role === 'student' && next.payable ? (
        <Button asChild variant={next.due ? 'primary' : 'outline'} className="justify-self-start">
          <Link
            to={{
              to: 'checkout',
              hive: 'academia',
              id: series.hiveId,
              startsAt: next.startsAt,
              hours: series.hours,
              series: series.id,
            }}
          >
            {next.due ? t.pay : t.payAhead}
          </Link>
        </Button>
      ) : null}
    </div>
  );
}

/** Reason that the series ended. */
function Ended({ series }: { series: LessonSeries }) {
  const { ended, other } = useMessages(catalogue);
  const { endedBecause, role } = series;
  if (endedBecause === null) return null;
  return <p className="text-fg-muted">{text()}</p>;

  function text(): string {
    if (endedBecause === 'student' || endedBecause === 'tutor')
      return ended.student(otherNameOf(series, other), endedBecause === role);
    return endedBecause === null ? '' : ended[endedBecause];
  }
}

function Row({
  lesson,
  series,
  paymentId,
  control,
}: {
  lesson: Lesson;
  series: LessonSeries;
  paymentId: string | null;
  control: SeriesControl;
}) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const when = appointment(lesson.startsAt, control.now, dateFormat);
  const canSkip = series.role === 'student' && series.status === 'running' && lesson.payUntil !== null;
  const isOver = ['skipped', 'lapsed', 'dropped'].includes(lesson.status);
  return (
    <li className="flex min-h-12 items-center justify-between gap-x-3 py-1 text-sm">
      <span className="grid min-w-0">
        {lesson.paymentId === null || lesson.paymentId === paymentId ? (
          <time
            dateTime={lesson.startsAt}
            className={isOver ? 'text-fg-muted line-through' : 'font-semibold'}
          >
            {when}
          </time>
        ) : (
          <TextLink standalone to={{ to: 'payment', id: lesson.paymentId }}>
            {when}
          </TextLink>
        )}
        <span className="text-fg-muted first-letter:uppercase">
          {canSkip && lesson.payUntil !== null
            ? t.payBy(appointment(lesson.payUntil, control.now, dateFormat))
            : t.states[stateOf(lesson)]}
        </span>
        {lesson.movedFrom == null ? null : (
          <span className="text-fg-muted first-letter:uppercase">
            {t.movedFrom(appointment(lesson.movedFrom, control.now, dateFormat))}
          </span>
        )}
      </span>
      {canSkip ? (
        <Button
          variant="ghost"
          size="sm"
          className="shrink-0"
          aria-label={t.skipLesson(when)}
          onClick={() => control.onAsk({ do: 'skip', number: lesson.number })}
        >
          {t.skip}
        </Button>
      ) : null}
    </li>
  );
}

/** Returns the state of a lesson. A paid lesson uses the status of its order. */
function stateOf({ status, orderStatus }: Lesson): 'done' | 'cancelled' | 'stopped' | Lesson['status'] {
  if (status !== 'paid' || orderStatus === null) return status;
  if (orderStatus === 'released' || orderStatus === 'paid_out') return 'done';
  if (orderStatus === 'disputed' || orderStatus === 'frozen') return 'stopped';
  return orderStatus === 'refunded' || orderStatus === 'charged_back' ? 'cancelled' : 'paid';
}

/** Asks for confirmation before a week is skipped or the series ended. */
function Confirm({ series, name, control }: { series: LessonSeries; name: string; control: SeriesControl }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { requested, now } = control;
  const number = requested?.do === 'skip' ? requested.number : null;
  const lesson = series.lessons.find((one) => one.number === number);
  return (
    <ConfirmOnDemand
      open={requested !== null}
      onOpenChange={(open) => {
        if (!open) control.onAsk(null);
      }}
      title={lesson === undefined ? t.endTitle : t.skipTitle(appointment(lesson.startsAt, now, dateFormat))}
      description={lesson === undefined ? t.endText(name) : t.skipText(name)}
      confirmLabel={lesson === undefined ? t.endConfirm : t.skipConfirm}
      cancelLabel={t.cancel}
      loading={control.sending}
      loadingLabel={t.sending}
      onConfirm={control.onConfirm}
    />
  );
}

const otherNameOf = ({ role, student, tutor }: LessonSeries, fallback: string): string =>
  firstNameOf(role === 'student' ? tutor : student, fallback);
