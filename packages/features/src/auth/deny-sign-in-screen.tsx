import { DenySignInView } from './deny-sign-in-view.js';
import { ResetPasswordScreen } from './reset-password-screen.js';
import { InvalidLinkView } from './reset-password-view.js';
import { useDenySignIn } from './use-deny-sign-in.js';

export interface DenySignInScreenProps {
  /** From the link in the mail; null where the link lacks it. */
  token: string | null;
}

/** Lets a user whose account someone else signed in to end every session, and choose a new password. */
export function DenySignInScreen({ token }: DenySignInScreenProps) {
  return token ? <Denial token={token} /> : <InvalidLinkView />;
}

function Denial({ token }: { token: string }) {
  const deny = useDenySignIn(token);
  if (deny.linkInvalid) return <InvalidLinkView />;
  return deny.reset === null ? <DenySignInView deny={deny} /> : <ResetPasswordScreen {...deny.reset} />;
}
