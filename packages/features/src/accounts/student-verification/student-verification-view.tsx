import { OTP_LENGTH } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { OtpField } from '@campushive/ui/otp-field';
import { BadgeCheck, CalendarClock, ShieldQuestionMark } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { longDate, TextLink, useDateFormat, useMessages, useProblemText } from '../../kernel/index.js';
import { catalogue } from './student-verification.catalogue.js';
import type { StudentVerificationState } from './use-student-verification.js';

/** Verification of the viewer, and the content after its renewal. */
export interface StudentVerificationViewProps {
  /** State of the verification and its renewal. */
  state: StudentVerificationState;
  /** Content below the thanks, such as a link to continue. Default: none. */
  onward?: ReactNode;
}

/** End of the student's verification, and the code form when it is due. */
export function StudentVerificationView({ state, onward }: StudentVerificationViewProps) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  switch (state.status) {
    case 'unknown':
      return null;
    case 'verified':
      return (
        <Standing
          icon={<BadgeCheck className="text-success" />}
          title={t.verifiedUntil(longDate(state.until, dateFormat))}
        >
          {t.verifiedText}
        </Standing>
      );
    case 'due':
    case 'lapsed':
      return <Question state={state} />;
    case 'code':
      return <Code state={state} />;
    case 'done':
      return (
        <div ref={takeFocus} tabIndex={-1} className="grid gap-4 rounded-control outline-none">
          <Alert tone="success" title={t.thanks}>
            {t.done(longDate(state.until, dateFormat))}
          </Alert>
          {onward}
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** Focuses the element on mount, because the previously focused one was removed. A stable function, so that React calls it once. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Standing({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="shrink-0 [&_svg]:size-6">
        {icon}
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">{title}</p>
        <p className="text-sm wrap-anywhere text-fg-muted">{children}</p>
      </div>
    </div>
  );
}

function Question({ state }: { state: Extract<StudentVerificationState, { onSend: unknown }> }) {
  const t = useMessages(catalogue);
  const date = longDate(state.until, useDateFormat());
  const lapsed = state.status === 'lapsed';
  const problem = useProblemText()(state.problem, t.sendFailed);
  return (
    <div className="grid justify-items-start gap-4">
      {lapsed ? (
        <Standing icon={<ShieldQuestionMark className="text-warning" />} title={t.notSince(date)}>
          {t.lapsedText(state.email)} {t.stillWorks}
        </Standing>
      ) : (
        <Standing icon={<CalendarClock className="text-warning" />} title={t.verifiedUntil(date)}>
          {t.dueText(state.email)}
        </Standing>
      )}
      {problem === null ? null : (
        <Alert tone="danger" className="w-full">
          {problem}
        </Alert>
      )}
      <Button variant="primary" loading={state.sending} loadingLabel={t.sending} onClick={state.onSend}>
        {t.confirm}
      </Button>
      <MailboxLost />
    </div>
  );
}

function Code({ state }: { state: Extract<StudentVerificationState, { status: 'code' }> }) {
  const t = useMessages(catalogue);
  const problem = useProblemText()(state.problem, t.verifyFailed);
  function submit(event: FormEvent) {
    event.preventDefault();
    state.onVerify();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p role="status" className="text-sm wrap-anywhere text-fg-muted">
        {t.codeText(state.email)}
      </p>
      <OtpField
        // Remounted after a wrong code, so that the boxes are empty and the first has the focus.
        key={state.attempt}
        label={t.codeLabel}
        length={OTP_LENGTH}
        value={state.code}
        onValueChange={state.onCodeChange}
        autoFocus
        error={problem ?? undefined}
      />
      <div className="grid gap-2 sm:flex">
        <Button
          type="submit"
          variant="primary"
          disabled={state.code.length < OTP_LENGTH}
          loading={state.verifying}
          loadingLabel={t.verifying}
        >
          {t.verify}
        </Button>
        <Button variant="outline" disabled={state.wait > 0 || state.resending} onClick={state.onResend}>
          {state.wait > 0 ? t.resendIn(state.wait) : t.resend}
        </Button>
      </div>
      <MailboxLost />
    </form>
  );
}

function MailboxLost() {
  const t = useMessages(catalogue);
  return (
    <p className="-my-2 text-sm text-fg-muted">
      {t.mailboxGone}{' '}
      <TextLink to={{ to: 'contact' }} className="inline-flex min-h-11 items-center">
        {t.contact}
      </TextLink>
    </p>
  );
}
