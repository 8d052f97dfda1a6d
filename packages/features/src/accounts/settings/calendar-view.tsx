import { Button } from '@campushive/ui/button';
import { Skeleton } from '@campushive/ui/skeleton';
import { TextField } from '@campushive/ui/text-field';
import { CalendarPlus, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { longDate, useDateFormat, useMessages } from '../../kernel/index.js';
import { ConfirmOnDemand } from '../../shared/confirm-on-demand.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { Section } from './section.js';
import { catalogue } from './settings.catalogue.js';
import { useCalendar, type CalendarControl } from './use-calendar.js';

/** Private calendar feed of the student's appointments. */
export function CalendarSection() {
  const t = useMessages(catalogue);
  return (
    <Section title={t.calendar} hint={t.calendarHint}>
      <Body control={useCalendar()} />
    </Section>
  );
}

function Body({ control }: { control: CalendarControl }) {
  const t = useMessages(catalogue);
  const { state, onMake, making } = control;
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-12" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.calendarFailed}</FailedAlert>;
    case 'none':
      return (
        <div>
          <Button
            variant="outline"
            leading={<CalendarPlus aria-hidden="true" />}
            loading={making}
            loadingLabel={t.makingAddress}
            onClick={onMake}
          >
            {t.getAddress}
          </Button>
        </div>
      );
    case 'made':
      return (
        <>
          {state.url === null ? (
            <Since createdAt={state.createdAt} />
          ) : (
            <Address url={state.url} control={control} />
          )}
          <Ends control={control} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Since({ createdAt }: { createdAt: string }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return <p>{t.addressOn(longDate(createdAt, dateFormat))}</p>;
}

/** Feed URL, shown once, with buttons to copy and share it. */
function Address({ url, control: { onCopy, onShare } }: { url: string; control: CalendarControl }) {
  const t = useMessages(catalogue);
  return (
    <div className="grid gap-3">
      <TextField
        label={t.address}
        description={t.addressOnce}
        value={url}
        readOnly
        spellCheck={false}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" leading={<Copy aria-hidden="true" />} onClick={() => onCopy(url)}>
          {t.copyAddress}
        </Button>
        <Button variant="outline" leading={<Share2 aria-hidden="true" />} onClick={() => onShare(url)}>
          {t.shareAddress}
        </Button>
        <Button asChild variant="outline" leading={<CalendarPlus aria-hidden="true" />}>
          <a href={url.replace(/^https?:/, 'webcal:')}>{t.openInCalendar}</a>
        </Button>
      </div>
    </div>
  );
}

/** Buttons that replace or stop the existing feed. */
function Ends({ control: { onMake, making, onStop, stopping } }: { control: CalendarControl }) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        loading={making}
        loadingLabel={t.makingAddress}
        disabled={stopping}
        onClick={() => setAsking(true)}
      >
        {t.newAddress}
      </Button>
      <Button
        size="sm"
        variant="outline"
        loading={stopping}
        loadingLabel={t.stoppingCalendar}
        disabled={making}
        onClick={onStop}
      >
        {t.stopCalendar}
      </Button>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t.newAddressTitle}
        description={t.newAddressText}
        confirmLabel={t.newAddress}
        cancelLabel={t.cancel}
        onConfirm={() => {
          onMake();
          setAsking(false);
        }}
      />
    </div>
  );
}
