import { screen } from '../../kernel/index.js';
import { DenySignInView, EndedDenialView } from './deny-sign-in-view.js';
import { ResetPasswordScreen } from './password/reset-password-screen.js';
import { useDenySignIn } from './use-deny-sign-in.js';

/** Parameters of the link in the mail about a new log-in. */
export interface DenySignInScreenProps {
  /** Token from the mailed link; null when the link lacks it. */
  token: string | null;
}

/** Page for an account that someone else signed in to: ends every session and sets a new password. */
export const DenySignInScreen = screen(function DenySignInScreen({ token }: DenySignInScreenProps) {
  return token ? <Denial token={token} /> : <EndedDenialView />;
});

function Denial({ token }: { token: string }) {
  const deny = useDenySignIn(token);
  if (deny.linkInvalid) return <EndedDenialView />;
  return deny.reset === null ? <DenySignInView deny={deny} /> : <ResetPasswordScreen {...deny.reset} />;
}
