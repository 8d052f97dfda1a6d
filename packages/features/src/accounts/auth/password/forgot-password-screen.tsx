import { useState } from 'react';
import { screen } from '../../../kernel/index.js';
import { ForgotPasswordView } from './forgot-password-view.js';
import { ResetPasswordScreen } from './reset-password-screen.js';
import { TextRecoveryView } from './text-recovery-view.js';
import { useForgotPassword } from './use-forgot-password.js';
import { useTextRecovery } from './use-text-recovery.js';

/** Credentials of a new password. */
interface Reset {
  readonly email: string;
  readonly token: string;
}

/** Page that sends a link for a new password, or a code by text message when the mail is late. */
export const ForgotPasswordScreen = screen(function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  const [reset, setReset] = useState<Reset | null>(null);
  if (reset !== null) return <ResetPasswordScreen {...reset} />;
  return (
    <ForgotPasswordView
      forgot={forgot}
      textInstead={
        forgot.sentTo === null || !forgot.hasTexts ? null : (
          <TextInstead email={forgot.sentTo} onRecovered={setReset} />
        )
      }
    />
  );
});

function TextInstead({ email, onRecovered }: { email: string; onRecovered: (reset: Reset) => void }) {
  return <TextRecoveryView recovery={useTextRecovery(email, onRecovered)} />;
}
