import { MAX_WORK_NOTE, type Completion, type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Textarea } from '@campushive/ui/textarea';
import { useState, type FormEvent } from 'react';
import {
  dateTime,
  longDate,
  useDateFormat,
  useMessages,
  useProblemText,
  useMissingText,
} from '../../kernel/index.js';
import { ConfirmOnDemand } from '../../shared/confirm-on-demand.js';
import { firstNameOf } from '../../shared/first-name.js';
import { FormDialog } from '../../shared/form-dialog.js';
import { useAhead } from '../../shared/hooks/use-ahead.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './completion.catalogue.js';
import type { CompletionControl } from './use-completion.js';
import { DeliveredFiles, WorkFilesField } from './work-files.js';

export interface CompletionPanelProps {
  /** Order of a gig, an errand or a service. */
  payment: Payment;
  /** State of the work. */
  completion: Completion;
  control: CompletionControl;
}

const TONES: Readonly<Record<Completion['status'], BadgeTone>> = {
  working: 'info',
  done: 'success',
  revision: 'warning',
};

/** Returns the texts of the panel. Errands override some. */
function useCompletionWords({ delivery }: Payment) {
  const t = useMessages(catalogue);
  return delivery === null ? t : { ...t, ...t.errand };
}

/** State of paid work, the notes of both sides, and the viewer's next step. */
export function CompletionPanel({ payment, completion, control }: CompletionPanelProps) {
  const t = useCompletionWords(payment);
  const dateFormat = useDateFormat();
  const { role, orderStatus, buyer, seller, autoReleaseAt } = payment;
  const { status, rounds } = completion;
  const name = firstNameOf(role === 'buyer' ? seller : buyer, role === 'buyer' ? t.worker : t.poster);
  const isHeld = orderStatus === 'held';
  if (!isHeld && rounds.length === 0) return null;
  return (
    <Card data-slot="completion" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} size="subsection">
          {t.title}
        </Heading>
        <Badge tone={TONES[status]} size="sm">
          {t.statuses[status]}
        </Badge>
      </div>
      {isHeld ? (
        <p>{t[role][status](name, autoReleaseAt === null ? '' : longDate(autoReleaseAt, dateFormat))}</p>
      ) : null}
      <Deadline payment={payment} name={name} />
      <Rounds payment={payment} completion={completion} name={name} />
      {isHeld ? <NextStep {...{ payment, completion, control, name }} /> : null}
    </Card>
  );
}

/** Due date of undelivered work, and its consequence for the viewer. */
function Deadline({ payment: { role, work }, name }: { payment: Payment; name: string }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const ahead = useAhead(work?.cancellableFrom ?? null);
  if (work === null) return null;
  const due = longDate(work.dueAt, dateFormat);
  return (
    <p data-slot="deadline" className={ahead ? 'text-sm text-fg-muted' : 'text-sm font-semibold'}>
      {ahead
        ? t.deadline[role].ahead(due, longDate(work.cancellableFrom, dateFormat), name)
        : t.deadline[role].overdue(due, longDate(work.refundedAt, dateFormat), name)}
    </p>
  );
}

function Rounds({ payment, completion, name }: Omit<CompletionPanelProps, 'control'> & { name: string }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (completion.rounds.length === 0) return null;
  return (
    <ol className="grid gap-3 border-t border-line pt-4 text-sm">
      {completion.rounds.map(({ note, files, doneAt, revision }) => (
        <li key={doneAt} className="grid gap-1">
          <p className="text-fg-muted">
            {t.said(payment.role === 'seller' ? t.you : name, dateTime(doneAt, dateFormat))}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
          <DeliveredFiles delivered={files} />
          {revision === null ? null : (
            <div className="ml-4 grid gap-1 border-l-2 border-line pl-3">
              <p className="text-fg-muted">
                {t.said(payment.role === 'buyer' ? t.you : name, dateTime(revision.askedAt, dateFormat))}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">
                <span className="font-semibold">{t.asked}</span> <bdi>{revision.reason}</bdi>
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function NextStep({ payment, completion, control, name }: CompletionPanelProps & { name: string }) {
  const { status } = completion;
  if (payment.role === 'seller')
    return status === 'done' ? null : <Finish payment={payment} control={control} />;
  return status === 'done' ? <Answer {...{ payment, completion, control, name }} /> : null;
}

function Finish({ payment, control }: Pick<CompletionPanelProps, 'payment' | 'control'>) {
  const missing = useMissingText();
  const t = useCompletionWords(payment);
  const problemText = useProblemText();
  const sending = control.taking === 'finish';
  const [formRef, onTry] = useFocusFirstError(sending);
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    control.onStep({ step: 'finish' });
  }
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid gap-3">
      <Textarea
        name="note"
        label={t.note}
        placeholder={t.notePlaceholder}
        rows={3}
        required
        maxLength={MAX_WORK_NOTE}
        value={control.text}
        error={control.textMissing ? missing('note') : undefined}
        onChange={(event) => control.onTextChange(event.target.value)}
      />
      <WorkFilesField files={control.files} />
      {control.problem === null ? null : (
        <Alert tone="danger">{problemText(control.problem, t.failed)}</Alert>
      )}
      <Button type="submit" variant="primary" fullWidth loading={sending} loadingLabel={t.finishing}>
        {t.finish}
      </Button>
    </form>
  );
}

function Answer({ payment, completion, control, name }: CompletionPanelProps & { name: string }) {
  const missing = useMissingText();
  const t = useCompletionWords(payment);
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const problem = control.problem === null ? null : problemText(control.problem, t.failed);
  const { revisionsLeft } = completion;
  return (
    <>
      {problem === null || control.revising ? null : <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={control.taking === 'accept'}
          loadingLabel={t.accepting}
          onClick={() => setAsking(true)}
        >
          {t.accept}
        </Button>
        {revisionsLeft === 0 ? null : (
          <Button variant="outline" onClick={() => control.onRevising({ open: true })}>
            {t.revise}
          </Button>
        )}
      </div>
      {revisionsLeft === 0 ? <p className="text-sm text-fg-muted">{t.noMore}</p> : null}
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        variant="secondary"
        title={t.acceptTitle}
        description={t.acceptText(name)}
        confirmLabel={t.acceptConfirm}
        cancelLabel={t.cancel}
        onConfirm={() => {
          setAsking(false);
          control.onStep({ step: 'accept' });
        }}
      />
      <FormDialog
        open={control.revising}
        onOpenChange={(open) => control.onRevising({ open })}
        title={t.reviseTitle}
        description={t.reviseText(revisionsLeft)}
        t={t}
        variant="primary"
        form={{ sending: control.taking === 'revise', onSend: () => control.onStep({ step: 'revise' }) }}
        problem={problem}
      >
        <Textarea
          name="reason"
          label={t.reason}
          rows={4}
          required
          maxLength={MAX_WORK_NOTE}
          value={control.text}
          error={control.textMissing ? missing('reason') : undefined}
          onChange={(event) => control.onTextChange(event.target.value)}
        />
      </FormDialog>
    </>
  );
}
