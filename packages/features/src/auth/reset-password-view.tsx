import { Button } from '@campushive/ui/button';
import { PasswordField } from '@campushive/ui/password-field';
import { Link } from '../kernel/index.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout } from '../shared/auth-layout/auth-layout.js';
import { useAuthProblemText } from './use-auth-failure.js';
import type { ResetPassword } from './use-reset-password.js';
import { useStepWords } from './use-step-words.js';

/** The link is missing something, or was used up. */
export function InvalidLinkView() {
  const words = useStepWords();
  return (
    <AuthLayout title={words.invalidLinkTitle} tagline={words.invalidLinkText}>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={{ to: 'forgotPassword' }}>{words.requestLink}</Link>
      </Button>
    </AuthLayout>
  );
}

/** Two fields for a new password. */
export function ResetPasswordView({ reset }: { reset: ResetPassword }) {
  const words = useStepWords();
  const problemText = useAuthProblemText('reset');
  const { form } = reset;
  const { errors } = form.formState;
  if (reset.linkInvalid) return <InvalidLinkView />;
  const eye = { showLabel: words.showPassword, concealLabel: words.hidePassword };
  return (
    <AuthLayout title={words.resetTitle}>
      <AuthForm
        step={reset}
        problem={problemText(reset.problem, words.resetFailed, words.resetFailedBare)}
        label={words.reset}
        loadingLabel={words.resetting}
      >
        <PasswordField
          label={words.newPassword}
          {...eye}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={words.confirmNewPassword}
          {...eye}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
