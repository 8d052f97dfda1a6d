import { ApiError, MAX_APPEAL, type TakedownShown } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Textarea } from '@campushive/ui/textarea';
import { dateTime, useFailureText, useDateFormat, useMessages } from '../../kernel/index.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './appeals.catalogue.js';
import type { AppealForm } from './use-appeal-form.js';

/** Stable ref callback, which React calls only once. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Texts that differ between appeals about listings and about accounts. */
export interface AppealWords {
  readonly explain: string;
  readonly text: string;
  readonly restored: string;
  readonly upheld: string;
  readonly waiting: string;
}

interface AppealPartProps {
  appeal: TakedownShown['appeal'];
  form: AppealForm;
  about: AppealWords;
}

/** Appeal form, or the sent appeal with its answer. */
export function AppealPart({ appeal, form, about }: AppealPartProps) {
  const t = useMessages(catalogue);
  return (
    <>
      <Heading
        level={2}
        size="subsection"
        ref={form.sent ? focusOn : undefined}
        tabIndex={-1}
        className="focus:outline-none"
      >
        {t.appeal}
      </Heading>
      {appeal === null ? <Form form={form} about={about} /> : <AppealText appeal={appeal} about={about} />}
    </>
  );
}

function Form({ form, about }: Omit<AppealPartProps, 'appeal'>) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const [formRef, onTry] = useFocusFirstError(form.sending);
  return (
    <form
      ref={formRef}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        form.onSend();
      }}
    >
      <p>{about.explain}</p>
      {form.problem === null ? null : <Alert tone="danger">{textOf(form.problem.error)}</Alert>}
      <Textarea
        label={about.text}
        name="text"
        rows={5}
        showCount
        maxLength={MAX_APPEAL}
        placeholder={t.placeholder}
        value={form.text}
        onChange={(event) => form.onTextChange({ text: event.target.value })}
        error={form.textMissing ? t.writeText : undefined}
      />
      <Button type="submit" variant="primary" fullWidth loading={form.sending} loadingLabel={t.sending}>
        {t.send}
      </Button>
    </form>
  );

  function textOf(error: unknown): string {
    const tooMany = error instanceof ApiError && error.code === 'rate_limited';
    return tooMany ? t.tooMany : failureText(error, t.failedToSend);
  }
}

interface AppealTextProps {
  appeal: NonNullable<TakedownShown['appeal']>;
  about: AppealWords;
}

function AppealText({ appeal, about }: AppealTextProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { outcome, note } = appeal;
  return (
    <>
      {outcome === null ? (
        <Alert>{about.waiting}</Alert>
      ) : (
        <Alert tone={outcome === 'restore' ? 'success' : 'info'}>
          {outcome === 'restore' ? about.restored : about.upheld}
        </Alert>
      )}
      {note === null ? null : <Quote title={t.answer}>{note}</Quote>}
      <Quote title={t.youWrote(dateTime(appeal.createdAt, dateFormat))}>{appeal.text}</Quote>
    </>
  );
}

/** Quotation of a text that a person wrote. */
export function Quote({ title, children }: { title: string; children: string }) {
  return (
    <section className="grid gap-1 rounded-control bg-fill px-3 py-2">
      <Heading level={3} size="label">
        {title}
      </Heading>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </section>
  );
}
