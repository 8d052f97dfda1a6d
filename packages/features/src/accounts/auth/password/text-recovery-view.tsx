import { OTP_LENGTH } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { OtpField } from '@campushive/ui/otp-field';
import type { FormEvent } from 'react';
import { useProblemText } from '../../../kernel/index.js';
import { useCountdown } from '../../../shared/hooks/use-countdown.js';
import { useStepWords } from '../use-step-words.js';
import type { TextRecovery } from './use-text-recovery.js';

/** Offer of a code by text message, a minute after the mail. Says the same for every address. */
export function TextRecoveryView({ recovery }: { recovery: TextRecovery }) {
  const t = useStepWords();
  const wait = useCountdown(recovery.sendAt);
  const problem = useProblemText()(recovery.problem, t.textFailed);
  function submit(event: FormEvent) {
    event.preventDefault();
    recovery.onProve();
  }
  const send = (
    <Button
      variant="outline"
      fullWidth
      disabled={wait > 0}
      loading={recovery.sending}
      loadingLabel={t.sending}
      onClick={recovery.onSend}
    >
      {wait > 0 ? t.textIn(wait) : t.textMe}
    </Button>
  );
  if (!recovery.sent) {
    return (
      <div className="grid gap-2">
        <p className="text-sm text-fg-muted">{t.textOffer}</p>
        {send}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Alert tone="success">{t.textSent}</Alert>
      <OtpField
        // Remounted after a wrong code, so that the boxes are empty and the first has the focus.
        key={recovery.attempt}
        label={t.textCode}
        length={OTP_LENGTH}
        value={recovery.code}
        onValueChange={recovery.onCodeChange}
        autoFocus
        error={problem ?? undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        disabled={recovery.code.length < OTP_LENGTH}
        loading={recovery.proving}
        loadingLabel={t.verifying}
      >
        {t.verify}
      </Button>
      {send}
    </form>
  );
}
