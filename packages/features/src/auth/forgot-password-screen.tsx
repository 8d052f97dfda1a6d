import { ForgotPasswordView } from './forgot-password-view.js';
import { useForgotPassword } from './use-forgot-password.js';

/** Sends a link for a new password. */
export function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  return <ForgotPasswordView forgot={forgot} />;
}
