import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, CalendarClock } from 'lucide-react';
import { Link, TextLink, useMessages } from '../../kernel/index.js';
import { useZoneNote } from '../../shared/hooks/use-zone-note.js';
import { MainAction } from '../../shared/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './availability.catalogue.js';
import { weeklyTotal } from './availability-draft.js';
import { LessonRules, OtherDays } from './other-days.js';
import type { AvailabilityForm } from './use-availability.js';
import { WeekCard } from './week-card.js';

/** Tutoring listing with the form of its weekly hours and exceptions. */
export interface AvailabilityViewProps {
  /** Id of the viewer's tutoring listing. */
  id: string;
  /** Form state and actions. */
  form: AvailabilityForm;
}

/** Weekly hours, and the days that differ. */
export function AvailabilityView({ id, form }: AvailabilityViewProps) {
  const t = useMessages(catalogue);
  const zoneNote = useZoneNote();
  return (
    <div className="page grid page-3xl content-start gap-4 py-4">
      <TextLink
        standalone
        to={{ to: 'listing', hive: 'academia', id }}
        className="inline-flex items-center gap-1.5"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.back}
      </TextLink>
      <header>
        <Heading level={1}>{t.title}</Heading>
        <p className="text-fg-muted">{t.intro}</p>
        {zoneNote === undefined ? null : <p className="text-fg-muted">{zoneNote}</p>}
      </header>
      {form.isUnbookable ? <Alert tone="warning">{t.unbookable}</Alert> : null}
      <Body form={form} />
      <p>
        <TextLink standalone to={{ to: 'settings', tab: 'notifications' }}>
          {t.calendar}
        </TextLink>
      </p>
    </div>
  );
}

function Body({ form }: Pick<AvailabilityViewProps, 'form'>) {
  const t = useMessages(catalogue);
  const { state } = form;
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<CalendarClock />} failed={t.failed}>
          <Skeleton className="h-112" />
          <Skeleton className="h-36" />
        </NotReady>
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<CalendarClock />}
          title={t.missing}
          action={
            <Button asChild>
              <Link to={{ to: 'myListings' }}>{t.myListings}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Hours form={form} draft={state.draft} />;
    default:
      return state satisfies never;
  }
}

/** Form of the hours and its loaded draft, for one part of the availability page. */
export interface PartProps {
  form: AvailabilityForm;
  /** Hours as edited. They are stored when the form is saved. */
  draft: Extract<AvailabilityForm['state'], { status: 'ready' }>['draft'];
}

function Hours({ form, draft }: PartProps) {
  const t = useMessages(catalogue);
  const [ref, onTry] = useFocusFirstError(form.saving);
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-4 md:grid-cols-2 md:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSave();
        onTry();
      }}
    >
      <WeekCard form={form} draft={draft} />
      <div className="grid gap-4">
        <LessonRules form={form} draft={draft} />
        <OtherDays form={form} draft={draft} />
        <MainAction>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={form.saving}
            loadingLabel={t.saving}
          >
            {t.save(weeklyTotal(draft))}
          </Button>
        </MainAction>
      </div>
    </form>
  );
}
