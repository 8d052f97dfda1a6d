import { Button } from '@campushive/ui/button';
import { PasswordField } from '@campushive/ui/password-field';
import { Link, useFormErrorText } from '../../../kernel/index.js';
import { AuthForm } from '../auth-form.js';
import { AuthLayout } from '../../parts/auth-layout/auth-layout.js';
import { useAuthProblemText } from '../use-auth-failure.js';
import type { ResetPassword } from './use-reset-password.js';
import { useStepWords } from '../use-step-words.js';

/** Error page of an incomplete or used link. */
export function InvalidLinkView() {
  const t = useStepWords();
  return (
    <AuthLayout title={t.invalidLinkTitle} tagline={t.invalidLinkText}>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={{ to: 'forgotPassword' }}>{t.requestLink}</Link>
      </Button>
    </AuthLayout>
  );
}

/** Form with two fields for the new password. */
export function ResetPasswordView({ reset }: { reset: ResetPassword }) {
  const t = useStepWords();
  const problemText = useAuthProblemText('reset');
  const errorText = useFormErrorText(t);
  const { form } = reset;
  const { errors } = form.formState;
  if (reset.linkInvalid) return <InvalidLinkView />;
  const eye = { showLabel: t.showPassword, concealLabel: t.hidePassword };
  return (
    <AuthLayout title={t.resetTitle}>
      <AuthForm
        step={reset}
        problem={problemText(reset.problem, t.resetFailed, t.resetFailedBare)}
        label={t.reset}
        loadingLabel={t.resetting}
      >
        <PasswordField
          label={t.newPassword}
          {...eye}
          autoComplete="new-password"
          error={errorText(errors.newPassword)}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={t.confirmNewPassword}
          {...eye}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errorText(errors.confirmPassword)}
          {...form.register('confirmPassword')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
