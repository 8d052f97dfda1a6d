import { OTP_LENGTH } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { OtpField } from '@campushive/ui/otp-field';
import type { FormEvent } from 'react';
import { useMessages, useProblemText } from '../../../kernel/index.js';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import type { WaitingList, WaitingStep } from './use-waiting-list.js';
import { waitingListCatalogue } from './waiting-list.catalogue.js';

interface WaitingCodeProps {
  waiting: WaitingList;
  step: Extract<WaitingStep, { name: 'code' }>;
}

/** Field for the mailed code, which proves that the address belongs to the student. */
export function WaitingCode({ waiting, step }: WaitingCodeProps) {
  const t = useMessages(waitingListCatalogue);
  const problem = useProblemText()(waiting.problem, t.joinFailed);
  function submit(event: FormEvent) {
    event.preventDefault();
    waiting.onSubmit();
  }
  return (
    <AuthLayout title={t.codeTitle} tagline={t.codeText(waiting.email)}>
      <form onSubmit={submit} className="grid gap-4">
        <OtpField
          // Remounted after a wrong code, which empties the boxes and focuses the first.
          key={step.attempt}
          label={t.code}
          length={OTP_LENGTH}
          value={step.code}
          onValueChange={step.onCodeChange}
          autoFocus
          error={problem ?? undefined}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          disabled={step.code.length < OTP_LENGTH}
          loading={waiting.submitting}
          loadingLabel={t.joining}
        >
          {t.join}
        </Button>
        <Button variant="outline" fullWidth disabled={step.resending} onClick={step.onResend}>
          {t.resend}
        </Button>
        <Button variant="ghost" fullWidth onClick={waiting.onBack}>
          {t.back}
        </Button>
      </form>
    </AuthLayout>
  );
}
