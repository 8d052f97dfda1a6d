import { useProblemText } from '../kernel/index.js';
import { AuthLayout } from '../shared/auth-layout/auth-layout.js';
import { AuthForm } from './auth-form.js';
import type { DenySignIn } from './use-deny-sign-in.js';
import { useStepWords } from './use-step-words.js';

/** One button, because programs that look into mails follow their links, too. */
export function DenySignInView({ deny }: { deny: DenySignIn }) {
  const words = useStepWords();
  const problemText = useProblemText();
  return (
    <AuthLayout title={words.denyTitle} tagline={words.denyText}>
      <AuthForm
        step={deny}
        problem={problemText(deny.problem, words.denyFailed)}
        label={words.deny}
        loadingLabel={words.denying}
      >
        {null}
      </AuthForm>
    </AuthLayout>
  );
}
