import { Button } from '@campushive/ui/button';
import { Link, useProblemText } from '../../kernel/index.js';
import { AuthLayout } from '../parts/auth-layout/auth-layout.js';
import { AuthForm } from './auth-form.js';
import type { DenySignIn } from './use-deny-sign-in.js';
import { useStepWords } from './use-step-words.js';

/** Confirmation button. Needed because mail scanners open links as well. */
export function DenySignInView({ deny }: { deny: DenySignIn }) {
  const t = useStepWords();
  const problemText = useProblemText();
  return (
    <AuthLayout title={t.denyTitle} tagline={t.denyText}>
      <AuthForm
        step={deny}
        problem={problemText(deny.problem, t.denyFailed)}
        label={t.deny}
        loadingLabel={t.denying}
      >
        {null}
      </AuthForm>
    </AuthLayout>
  );
}

/** Expired, used or incomplete link. Offers a password reset instead, which has the same effect. */
export function EndedDenialView() {
  const t = useStepWords();
  return (
    <AuthLayout title={t.denialEndedTitle} tagline={t.denialEndedText}>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={{ to: 'forgotPassword' }}>{t.chooseNewPassword}</Link>
      </Button>
      <Button asChild variant="ghost" size="lg" fullWidth>
        <Link to={{ to: 'login' }}>{t.backToLogin}</Link>
      </Button>
    </AuthLayout>
  );
}
