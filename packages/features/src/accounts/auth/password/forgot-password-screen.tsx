import { screen } from '../../../kernel/index.js';
import { ForgotPasswordView } from './forgot-password-view.js';
import { useForgotPassword } from './use-forgot-password.js';

/** Page that sends a link for a new password. */
export const ForgotPasswordScreen = screen(function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  return <ForgotPasswordView forgot={forgot} />;
});
