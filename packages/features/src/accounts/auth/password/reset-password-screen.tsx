import { screen } from '../../../kernel/index.js';
import { InvalidLinkView, ResetPasswordView } from './reset-password-view.js';
import { useResetPassword } from './use-reset-password.js';

/** Parameters of the link in the mail about a forgotten password. */
export interface ResetPasswordScreenProps {
  /** Token from the mailed link; null when the link lacks it. */
  token: string | null;
  /** Email address from the mailed link; null when the link lacks it. */
  email: string | null;
}

/** Page where a user with a mailed link sets a new password. */
export const ResetPasswordScreen = screen(function ResetPasswordScreen({
  token,
  email,
}: ResetPasswordScreenProps) {
  if (!token || !email) return <InvalidLinkView />;
  return <Form token={token} email={email} />;
});

function Form({ token, email }: { token: string; email: string }) {
  const reset = useResetPassword(token, email);
  return <ResetPasswordView reset={reset} />;
}
