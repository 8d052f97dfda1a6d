import { OTP_LENGTH } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { OtpField } from '@campushive/ui/otp-field';
import { Skeleton } from '@campushive/ui/skeleton';
import { Switch } from '@campushive/ui/switch';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { useMessages, useProblemText } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';
import { Section } from '../settings/section.js';
import { catalogue } from './text-messages.catalogue.js';
import type { TextMessagesState } from './use-text-messages.js';

/** Number for text messages, from `useTextMessages`. */
export interface TextMessagesViewProps {
  state: TextMessagesState;
}

type Of<S extends TextMessagesState['status']> = { state: Extract<TextMessagesState, { status: S }> };

/** Section of the settings about text messages. Renders nothing where the server sends none. */
export function TextMessagesView({ state }: TextMessagesViewProps) {
  const t = useMessages(catalogue);
  if (state.status === 'unavailable') return null;
  return (
    <Section title={t.title} hint={t.hint}>
      <Body state={state} />
    </Section>
  );
}

function Body({ state }: { state: Exclude<TextMessagesState, { status: 'unavailable' }> }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-40" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.failed}</FailedAlert>;
    case 'none':
      return <NumberForm state={state} />;
    case 'code':
      return <CodeForm state={state} />;
    case 'proven':
      return <Proven state={state} />;
    default:
      return state satisfies never;
  }
}

/** Messages that the student gets, and how to end them. */
function Terms() {
  const t = useMessages(catalogue);
  return (
    <div className="grid gap-2 text-sm">
      <ul aria-label={t.whichLabel} className="grid list-disc gap-1 ps-5">
        {t.which.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="text-fg-muted">{t.stopHint}</p>
    </div>
  );
}

function NumberForm({ state }: Of<'none'>) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(state.problem, t.addFailed);
  function submit(event: FormEvent) {
    event.preventDefault();
    state.onAdd();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Terms />
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <TextField
        label={t.phone}
        description={t.phoneHint}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="send"
        value={state.phone}
        onChange={(event) => state.onPhoneChange(event.target.value)}
        error={state.error}
      />
      <div>
        <Button type="submit" variant="secondary" loading={state.adding} loadingLabel={t.adding}>
          {t.add}
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ state }: Of<'code'>) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(state.problem, t.proveFailed);
  const undelivered = useUndelivered(state.codeState);
  const wait = useCountdown(state.resendAt);
  function submit(event: FormEvent) {
    event.preventDefault();
    state.onProve();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div role="status">
        {undelivered === null ? (
          <p className="text-sm wrap-anywhere text-fg-muted">{t.codeTo(state.maskedPhone)}</p>
        ) : (
          <Alert tone="warning">{undelivered}</Alert>
        )}
      </div>
      <OtpField
        // Remounted after a wrong code, so that the boxes are empty and the first has the focus.
        key={state.attempt}
        label={t.code}
        length={OTP_LENGTH}
        value={state.code}
        onValueChange={state.onCodeChange}
        error={problem ?? undefined}
      />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button
          type="submit"
          variant="secondary"
          disabled={state.code.length < OTP_LENGTH}
          loading={state.proving}
          loadingLabel={t.proving}
        >
          {t.prove}
        </Button>
        <Button variant="outline" disabled={wait > 0 || state.resending} onClick={state.onResend}>
          {wait > 0 ? t.resendIn(wait) : t.resend}
        </Button>
        <Button variant="ghost" onClick={state.onOther}>
          {t.otherNumber}
        </Button>
      </div>
    </form>
  );
}

/** Returns the reason why no message with the code arrives; null while it may. */
function useUndelivered(codeState: Of<'code'>['state']['codeState']): string | null {
  const t = useMessages(catalogue);
  switch (codeState) {
    case null:
    case 'queued':
    case 'sent':
      return null;
    case 'refused':
      return t.codeRefused;
    case 'held_back':
      return t.codeHeldBack;
    case 'failed':
    case 'dropped':
      return t.codeLate;
    default:
      return codeState satisfies never;
  }
}

function Proven({ state }: Of<'proven'>) {
  const t = useMessages(catalogue);
  return (
    <div className="grid gap-4">
      <Switch
        label={t.toggle(state.maskedPhone)}
        description={state.isStopped ? t.stopped : t.toggleHint}
        checked={state.isOn}
        aria-busy={state.changing}
        onCheckedChange={(on) => state.onChange({ on })}
      />
      <Terms />
      <div>
        <Button variant="outline" loading={state.removing} loadingLabel={t.removing} onClick={state.onRemove}>
          {t.remove}
        </Button>
      </div>
    </div>
  );
}
