import { APPEAL_MAX, type TakedownShown } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Textarea } from '@campushive/ui/textarea';
import { dateTime, Link, useLocale, useMessages } from '../kernel/index.js';
import { catalogue } from './appeals.catalogue.js';
import type { AppealForm } from './use-appeal.js';

interface AppealCardProps {
  takedown: TakedownShown;
  form: AppealForm;
}

/** What its poster can say to a decision, has said, and was answered. */
export function AppealCard({ takedown, form }: AppealCardProps) {
  const words = useMessages(catalogue);
  const { appeal, mayAppeal, kind, listing } = takedown;
  if (kind === 'reports') return null;
  if (appeal === null && !mayAppeal) {
    return listing.status === 'deleted' ? <Alert>{words.gone}</Alert> : <Back takedown={takedown} />;
  }
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 ref={form.sent ? focusOn : undefined} tabIndex={-1} className="text-lg focus:outline-none">
        {words.appeal}
      </h2>
      {appeal === null ? <Form form={form} /> : <Said appeal={appeal} />}
      {appeal?.outcome === 'restore' ? <Back takedown={takedown} /> : null}
    </Card>
  );
}

/** The same function each time, so that it is called once. */
const focusOn = (element: HTMLElement | null) => element?.focus();

function Form({ form }: { form: AppealForm }) {
  const words = useMessages(catalogue);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSend();
      }}
    >
      <p>{words.explain}</p>
      {form.problem === null ? null : <Alert tone="danger">{form.problem}</Alert>}
      <Textarea
        label={words.text}
        name="text"
        rows={5}
        showCount
        maxLength={APPEAL_MAX}
        placeholder={words.placeholder}
        value={form.text}
        onChange={(event) => form.onTextChange({ text: event.target.value })}
        error={form.textProblem ?? undefined}
      />
      <Button type="submit" tone="honey" fullWidth loading={form.sending} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

function Said({ appeal }: { appeal: NonNullable<TakedownShown['appeal']> }) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const { outcome, note } = appeal;
  return (
    <>
      {outcome === null ? (
        <Alert>{words.waiting}</Alert>
      ) : (
        <Alert tone={outcome === 'restore' ? 'success' : 'info'}>
          {outcome === 'restore' ? words.restored : words.upheld}
        </Alert>
      )}
      {note === null ? null : <Quote title={words.answer}>{note}</Quote>}
      <Quote title={words.youWrote(dateTime(appeal.createdAt, locale))}>{appeal.text}</Quote>
    </>
  );
}

function Quote({ title, children }: { title: string; children: string }) {
  return (
    <section className="grid gap-1 rounded-control bg-fill px-3 py-2">
      <h3 className="text-sm font-bold">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </section>
  );
}

/** The listing is there again, unless it was sold, ended or deleted since. */
function Back({ takedown: { listing, appeal } }: { takedown: TakedownShown }) {
  const words = useMessages(catalogue);
  if (listing.status === 'deleted' || listing.status === 'hidden') return null;
  const lead = (
    <Button asChild tone="outline" size="sm">
      <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>{words.seeListing}</Link>
    </Button>
  );
  return appeal === null ? (
    <Alert tone="success" action={lead}>
      {words.over}
    </Alert>
  ) : (
    lead
  );
}
