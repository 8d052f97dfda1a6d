import { screen } from '../kernel/index.js';
import { InvalidLinkView, ResetPasswordView } from './reset-password-view.js';
import { useResetPassword } from './use-reset-password.js';

export interface ResetPasswordScreenProps {
  /** From the link; without both it is not one. */
  token: string | null;
  /** From the link in the mail; null where the link lacks it. */
  email: string | null;
}

/** Lets a user with a mailed link choose a new password. */
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
