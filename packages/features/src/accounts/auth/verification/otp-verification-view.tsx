import { OTP_LENGTH } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { OtpField } from '@campushive/ui/otp-field';
import type { FormEvent } from 'react';
import { TextLink } from '../../../kernel/index.js';
import { LiveFieldset } from '../../../shared/index.js';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';
import { comingFrom } from '../../parts/coming-from.js';
import { AuthLayout } from '../../parts/auth-layout/auth-layout.js';
import { useAuthProblemText } from '../use-auth-failure.js';
import type { OtpVerification } from './use-otp-verification.js';
import { useStepWords } from '../use-step-words.js';

/** Code field with six boxes, a submit button, and a resend button after a minute. */
export function OtpVerificationView({ otp }: { otp: OtpVerification }) {
  const t = useStepWords();
  const hydrated = useHydrated();
  const problemText = useAuthProblemText('verify');
  function submit(event: FormEvent) {
    event.preventDefault();
    otp.onVerify();
  }
  if (otp.status === 'verified') {
    return (
      <AuthLayout title={t.verified}>
        <Alert tone="success">{t.verifiedText}</Alert>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t.otpTitle}
      tagline={t.otpText(otp.email)}
      footer={<TextLink to={{ to: 'register', ...comingFrom(otp.from) }}>{t.otherEmail}</TextLink>}
    >
      <form onSubmit={submit} className="grid gap-5">
        <LiveFieldset className="contents">
          <OtpField
            // Remounted after a wrong code, which empties the boxes and focuses the first.
            key={otp.attempt}
            label={t.otpLabel}
            length={OTP_LENGTH}
            value={otp.code}
            onValueChange={otp.onCodeChange}
            // A disabled fieldset takes no focus, so the field takes it once hydration ends.
            autoFocus={hydrated}
            error={problemText(otp.problem, t.otpFailed, t.otpFailedBare) ?? undefined}
          />
        </LiveFieldset>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          disabled={otp.code.length < OTP_LENGTH}
          loading={otp.status === 'verifying'}
          loadingLabel={t.verifying}
        >
          {t.verify}
        </Button>
        <Button variant="outline" fullWidth disabled={otp.wait > 0 || otp.resending} onClick={otp.onResend}>
          {otp.wait > 0 ? t.resendIn(otp.wait) : t.resend}
        </Button>
      </form>
    </AuthLayout>
  );
}
